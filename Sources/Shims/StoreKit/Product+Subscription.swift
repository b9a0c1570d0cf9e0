public import Foundation

extension Product {
  /// A time after which a subscription is bought again.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Int, Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }

    /// What is counted.
    public let unit: Unit
    /// How many.
    public let value: Int

    /// Makes a time.
    ///
    /// - Parameters:
    ///   - unit: What is counted.
    ///   - value: How many.
    public init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

    /// How long it is; a month has thirty days here, and a year 365.
    var seconds: TimeInterval {
      let days =
        switch unit {
        case .day: 1;
        case .week: 7;
        case .month: 30;
        case .year: 365
        }
      return Double(days * value) * 86_400
    }
  }

  /// For how much less the user gets a subscription at first.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes it from a name.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// All at once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// What it costs.
    public let price: Decimal
    /// After which time it is paid.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    /// Makes an offer, for a check.
    ///
    /// - Parameters:
    ///   - price: What it costs in dollars.
    ///   - period: After which time it is paid.
    ///   - periodCount: How often.
    ///   - paymentMode: How it is paid.
    public init(
      price: Decimal = 0, period: SubscriptionPeriod = .weekly, periodCount: Int = 1,
      paymentMode: PaymentMode = .freeTrial
    ) {
      (self.price, self.period) = (price, period)
      (self.periodCount, self.paymentMode) = (periodCount, paymentMode)
    }

    /// What it costs, for the user: always in dollars.
    public var displayPrice: String { Product(id: "", price: price).displayPrice }
  }

  /// How a subscription goes on.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How far a subscription is.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int

      /// Makes it from a number.
      ///
      /// - Parameter rawValue: The number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The user has it.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It is over.
      public static let expired = RenewalState(rawValue: 2)
      /// It could not be paid.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It could not be paid, and the user has it for some time.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The user got the money back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// Whether a subscription will be bought again.
    public struct RenewalInfo: Hashable, Sendable {
      /// What the user has subscribed to.
      public let currentProductID: String
      /// The number of the first purchase.
      public let originalTransactionID: UInt64
      /// Whether it will be bought again.
      public let willAutoRenew: Bool
    }

    /// How far a subscription of the user's is.
    public struct Status: Hashable, Sendable {
      /// How far.
      public let state: RenewalState
      /// The last transaction.
      public let transaction: VerificationResult<Transaction>
      /// Whether it will be bought again.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// The subscriptions of which the user has one at a time.
    public let subscriptionGroupID: String
    /// After which time it is bought again.
    public let subscriptionPeriod: SubscriptionPeriod
    /// For how much less it is sold at first.
    public let introductoryOffer: SubscriptionOffer?

    /// Says how a subscription goes on, for a check.
    ///
    /// - Parameters:
    ///   - period: After which time it is bought again.
    ///   - groupID: The subscriptions of which the user has one at a time.
    ///   - introductoryOffer: For how much less it is sold at first.
    public init(
      period: SubscriptionPeriod, groupID: String = "subscriptions",
      introductoryOffer: SubscriptionOffer? = nil
    ) {
      (subscriptionPeriod, subscriptionGroupID) = (period, groupID)
      self.introductoryOffer = introductoryOffer
    }

    /// Whether the user would get the offer, having had nothing of the group before.
    public var isEligibleForIntroOffer: Bool {
      get async {
        let group = subscriptionGroupID
        return await Store.ask { !$0.transactions.contains { $0.subscriptionGroupID == group } }
      }
    }

    /// How far the user's subscriptions of the group are.
    ///
    /// - Throws: Nothing on the model.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// How far the user's subscriptions of a group are.
    ///
    /// - Parameter groupID: The group.
    /// - Returns: One for the last transaction, if there is one.
    /// - Throws: Nothing on the model.
    public static func status(for groupID: String) async throws -> [Status] {
      await Store.ask { store in
        store.transactions.last { $0.subscriptionGroupID == groupID }.map { [Status(of: $0)] } ?? []
      }
    }
  }
}

extension Product.SubscriptionInfo.Status {
  @MainActor fileprivate init(of last: Transaction) {
    state = last.revocationDate != nil ? .revoked : last.entitles ? .subscribed : .expired
    transaction = .verified(last)
    let info = Product.SubscriptionInfo.RenewalInfo(
      currentProductID: last.productID, originalTransactionID: last.originalID,
      willAutoRenew: state == .subscribed)
    renewalInfo = .verified(info)
  }
}
