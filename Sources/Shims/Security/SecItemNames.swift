// The names of what the functions of the keychain are passed. What they are in truth is not documented; code compares them alone.

// MARK: What an item is

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate; not modelled.
public let kSecClassCertificate: CFString = "cert"
/// A certificate and its key; not modelled.
public let kSecClassIdentity: CFString = "idnt"

// MARK: What an item is found by

/// Whose password it is.
public let kSecAttrAccount: CFString = "acct"
/// What the password is for.
public let kSecAttrService: CFString = "svce"
/// Data of the app's own about the item.
public let kSecAttrGeneric: CFString = "gena"
/// The name of the item for the user.
public let kSecAttrLabel: CFString = "labl"
/// The kind of item in words for the user.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// Who has made the item.
public let kSecAttrCreator: CFString = "crtr"
/// The kind of item as a number.
public let kSecAttrType: CFString = "type"
/// Whether the item is hidden from the user.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the password is none.
public let kSecAttrIsNegative: CFString = "nega"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The part of the server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// How the server is spoken to.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the user signs in at the server.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of the server.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// Whether a key is public or private.
public let kSecAttrKeyClass: CFString = "kcls"
/// The kind of key.
public let kSecAttrKeyType: CFString = "type"
/// The name of a key for the app.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Data by which the app knows a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// How long a key is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How long a key is for whoever has to guess it.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// When the item was added, in virtual time.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed last, in virtual time.
public let kSecAttrModificationDate: CFString = "mdat"

// MARK: Who can read an item, and when

/// Which apps share the item; an item without a group is not found under the name of one.
public let kSecAttrAccessGroup: CFString = "agrp"
/// What the user has to show; kept, the user is not asked.
public let kSecAttrAccessControl: CFString = "accc"
/// When the item can be read; kept, the device is never locked.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this one alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked, on this one alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Whether the item is on the user's other devices too.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items on the user's other devices and those that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"

// MARK: What a key is

/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides have.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// A key of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key on an elliptic curve.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"

// MARK: How a server is spoken to

/// By HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// By HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// In the usual way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// By HTTP's basic way.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By a form on a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

// MARK: What is passed

/// The data.
public let kSecValueData: CFString = "v_Data"
/// An object; not modelled.
public let kSecValueRef: CFString = "v_Ref"
/// What names one item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: What is wanted

/// Whether the data is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether an object is wanted; there is none.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether what names the item is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are wanted; one where nothing is said.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether large and small letters are the same; without effect.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

// MARK: How the user is asked; without effect, for nobody is

/// Why the user is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// By which context the user is asked.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// That there is an error where the user would have to be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// That items are left out for which the user would have to be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether a Mac uses the keychain of iOS.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
