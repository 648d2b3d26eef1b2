export const WITHDRAWAL_ROUTES = ['automatic', 'onePerson', 'twoPeople'] as const
export type WithdrawalRoute = (typeof WITHDRAWAL_ROUTES)[number]

/** The reasons that send a withdrawal to two people. */
const twoPeopleReasons = ['largeAmount', 'chargeBack', 'recentHold'] as const
/** The reasons that send a withdrawal to one person. */
const onePersonReasons = [
  'aboveAutomatic',
  'otherCurrency',
  'notVerified',
  'newInstrument',
  'newAccount',
] as const

export const ROUTE_REASONS = [...twoPeopleReasons, ...onePersonReasons] as const
export type RouteReason = (typeof ROUTE_REASONS)[number]

/** What the platform knows about a requested withdrawal. */
export interface RoutingFacts {
  readonly amount: bigint
  /** The withdrawal is in the currency of the operator, in which the limits are. */
  readonly isOwnCurrency: boolean
  /** The sum of the player's automatic withdrawals of the last 24 hours, without this one. */
  readonly paidToday: bigint
  readonly isVerified: boolean
  /** The player has deposited with the destination, or has received a withdrawal there. */
  readonly hasUsedInstrument: boolean
  readonly hasChargeBack: boolean
  /** The account was blocked, or in a break, within the last days. */
  readonly hasRecentHold: boolean
  readonly accountDays: number
}

/** The limits of an operator, in minor units of its currency. */
export interface RoutingLimits {
  /** The largest sum per player and day that is paid without staff. 0 means that staff approve each withdrawal. */
  readonly automaticTo: bigint
  /** Withdrawals from this amount on need two people. */
  readonly fourEyesFrom: bigint
  /** Accounts younger than this are never paid without staff. */
  readonly automaticAfterDays: number
}

export interface RoutedWithdrawal {
  readonly route: WithdrawalRoute
  readonly reasons: readonly RouteReason[]
}

/** Decides who must approve a withdrawal. Every doubt leaves it to staff. */
export const routeWithdrawal = (facts: RoutingFacts, limits: RoutingLimits): RoutedWithdrawal => {
  const applies: { readonly [R in RouteReason]: boolean } = {
    largeAmount: facts.amount >= limits.fourEyesFrom,
    chargeBack: facts.hasChargeBack,
    recentHold: facts.hasRecentHold,
    aboveAutomatic: facts.paidToday + facts.amount > limits.automaticTo,
    otherCurrency: !facts.isOwnCurrency,
    notVerified: !facts.isVerified,
    newInstrument: !facts.hasUsedInstrument,
    newAccount: facts.accountDays < limits.automaticAfterDays,
  }
  const reasons = ROUTE_REASONS.filter(reason => applies[reason])
  const route = twoPeopleReasons.some(reason => applies[reason])
    ? 'twoPeople'
    : reasons.length > 0
      ? 'onePerson'
      : 'automatic'
  return { route, reasons }
}
