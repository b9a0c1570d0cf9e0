extension AppleModule {
  /// Apple's frameworks for iOS, without those that stand in `Sources/Shims`.
  ///
  /// `CoreGraphics` and `ObjectiveC` are not here, as the adapter has UIKit imported in their place. A
  /// framework that shows views brings UIKit along.
  static let table = """
    ARKit +UIKit AR
    AVFAudio AV
    AVRouting AV
    Accelerate BNNS vDSP vImage
    Accessibility AX
    Accounts AC
    ActivityKit : Activity ActivityAttributes ActivityAuthorizationInfo ActivityContent
    AdServices AA
    AddressBook AB
    AddressBookUI +UIKit AB
    AppIntents : AppEntity AppEnum AppIntent AppShortcut AppShortcutsProvider EntityQuery IntentParameter
    AssetsLibrary AL
    AudioToolbox Audio AU ExtAudio SystemSound MIDI
    AudioUnit AU
    BackgroundAssets BA
    BackgroundTasks BG
    BusinessChat +UIKit BC
    CFNetwork CFHTTP CFHost
    CallKit CX
    CarPlay +UIKit CP
    Charts : AreaMark BarMark Chart ChartProxy LineMark PlottableValue PointMark RectangleMark RuleMark \
      SectorMark
    Cinematic CN
    ClassKit CLS
    CloudKit CK
    CommonCrypto CC
    Compression
    CoreAudio Audio
    CoreAudioKit +UIKit CA
    CoreAudioTypes Audio
    CoreBluetooth CB
    CoreHaptics CH
    CoreImage CI
    CoreLocationUI +UIKit CL
    CoreMIDI MIDI
    CoreML ML
    CoreMedia CM
    CoreMotion CM
    CoreNFC NFC
    CoreTelephony CT
    CoreText CT
    CoreVideo CV
    CryptoTokenKit TK
    DataDetection DD
    DeviceActivity : DeviceActivityCenter DeviceActivityEvent DeviceActivityMonitor DeviceActivityName \
      DeviceActivitySchedule
    DeviceCheck DC
    ExposureNotification EN
    ExternalAccessory EA
    FamilyControls : AuthorizationCenter FamilyActivityPicker FamilyActivitySelection
    FileProvider +UIKit NSFileProvider
    FileProviderUI +UIKit FPUI
    FinanceKit : FinanceStore
    FoundationModels : Generable LanguageModelSession SystemLanguageModel
    GLKit +UIKit GLK
    GameController GC
    GameKit +UIKit GK
    GameplayKit GK
    GroupActivities : GroupActivity GroupSession GroupSessionMessenger GroupStateObserver
    HealthKit HK
    HealthKitUI +UIKit HK
    HomeKit HM
    IOKit IO
    IOSurface IOSurface
    IdentityLookup IL
    IdentityLookupUI +UIKit IL
    ImageCaptureCore IC
    ImageIO CGImageSource CGImageDestination
    ImagePlayground +UIKit : ImagePlaygroundConcept ImagePlaygroundViewController
    Intents IN
    IntentsUI +UIKit IN
    JavaScriptCore JS
    LinkPresentation +UIKit LP
    ManagedSettings : ManagedSettingsStore
    MatterSupport Matter
    MediaAccessibility MA
    MediaPlayer +UIKit MP
    MediaToolbox MT
    Messages +UIKit MS
    Metal MTL
    MetalKit +UIKit MTK
    MetalPerformanceShaders MPS
    MetricKit MX
    ModelIO MDL
    MultipeerConnectivity +UIKit MC
    MusicKit : ApplicationMusicPlayer MusicAuthorization MusicCatalogSearchRequest MusicItemCollection \
      MusicItemID MusicSubscription
    NaturalLanguage NL
    NearbyInteraction NI
    NetworkExtension NE
    NewsstandKit NK
    NotificationCenter +UIKit NC
    OpenAL AL
    OpenGLES EAGL GL
    PDFKit +UIKit PDF
    PassKit +UIKit PK
    PencilKit +UIKit PK
    ProximityReader : PaymentCardReader
    PushKit PK
    PushToTalk PT
    QuickLookThumbnailing QL
    RealityKit +UIKit : ARView AnchorEntity Entity ModelComponent ModelEntity RealityView
    ReplayKit +UIKit RP
    RoomPlan +UIKit : CapturedRoom RoomCaptureSession RoomCaptureView
    SafetyKit SA
    SceneKit +UIKit SCN
    ScreenTime +UIKit ST
    SensitiveContentAnalysis SC
    SensorKit SR
    SharedWithYou +UIKit SW
    ShazamKit SH
    Social +UIKit SL
    SoundAnalysis SN
    Speech SF
    SpriteKit +UIKit SK
    SwiftData : FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentModel
    SystemConfiguration SC
    ThreadNetwork TH
    TipKit +UIKit : Tip TipView Tips
    Translation : TranslationSession
    Twitter +UIKit TW
    UserNotificationsUI +UIKit UN
    VideoSubscriberAccount VS
    VideoToolbox VT
    Vision VN
    VisionKit +UIKit VN : DataScannerViewController ImageAnalysisInteraction ImageAnalyzer
    WatchConnectivity WC
    WeatherKit : CurrentWeather WeatherService
    WidgetKit : AppIntentTimelineProvider StaticConfiguration Timeline TimelineEntry TimelineProvider \
      WidgetCenter
    iAd +UIKit AD
    simd simd : float4x4 matrix_float4x4 simd_float3 simd_float4x4
    Darwin
    MachO
    XPC xpc
    """
}
