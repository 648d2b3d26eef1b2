/**
 * The thresholds of safer play and of money laundering. Amounts are minor units of the operator's currency. An operator
 * overrides single ones by a proposal; the rest keep these values. A figure that reaches a threshold has its level.
 */
export const defaultThresholds = {
  /** Spending of seven days as a multiple of the player's own average week, with a minimum in minor units. */
  spendNoticeTimes: 3,
  spendNoticeMin: 10_000,
  spendStrongTimes: 6,
  spendStrongMin: 40_000,
  /** Spending of seven days of a player without enough history. */
  spendNewNotice: 50_000,
  spendNewStrong: 200_000,
  /** Days with play before a player is compared with their own history. */
  historyDays: 5,
  /** Minutes of play on one day. */
  timeNotice: 180,
  timeStrong: 360,
  /** The night in minutes after midnight UTC, the minutes that make a night of play, and such nights in seven days. */
  nightStart: 0,
  nightEnd: 300,
  nightMinutes: 60,
  nightNotice: 2,
  nightStrong: 4,
  /** A deposit chases losses if it follows play within these minutes and the previous deposit is lost by this part. */
  chaseMinutes: 60,
  chaseLostPercent: 80,
  /** A stake is raised if it is this multiple of the stake that began a losing run of this many stakes. */
  raisedStakeTimes: 3,
  raisedStakeRunTimes: 5,
  /** Chasing deposits and raised stakes of two days. */
  chaseNotice: 3,
  chaseStrong: 6,
  /** Spending of one day as a multiple of the player's own average day of play, with a minimum in minor units. */
  bingeNoticeTimes: 5,
  bingeNoticeMin: 10_000,
  bingeStrongTimes: 10,
  bingeStrongMin: 30_000,
  /** Spending of one day of a player without enough history. */
  bingeNewNotice: 30_000,
  bingeNewStrong: 100_000,
  /** Failed deposits in 24 hours. */
  failedNotice: 4,
  failedStrong: 8,
  /** Raised or removed limits in seven days. */
  raisedNotice: 2,
  raisedStrong: 4,
  /** Withdrawals that the player cancelled in seven days. */
  cancelledNotice: 2,
  cancelledStrong: 4,
  /** Support cases in seven days. */
  contactNotice: 3,
  contactStrong: 8,
  /** Notices that together are as strong as one strong indicator. */
  noticesStrong: 4,
  /** Deposits of one day: number and sum. */
  velocityNoticeCount: 10,
  velocityStrongCount: 20,
  velocityNoticeSum: 500_000,
  velocityStrongSum: 1_000_000,
  /** A withdrawal passes money through if it takes this part of the deposits while less than this part was played. */
  passThroughOutPercent: 50,
  passThroughPlayPercent: 20,
  /** Money passed through in 30 days: withdrawals and sum. */
  passThroughMin: 10_000,
  passThroughStrongCount: 2,
  passThroughStrongSum: 100_000,
  /** Other players who paid with the same card, wallet or bank account. */
  sharedNotice: 1,
  sharedStrong: 3,
  /** Deposits of seven days just below the amount from which they must be checked. */
  structuringAmount: 200_000,
  structuringPercent: 80,
  structuringNotice: 3,
  structuringStrong: 5,
  /** A mule passes money through repeatedly, with shared or with many payment methods. */
  mulePassThroughs: 2,
  muleShared: 1,
  muleMethods: 3,
} as const satisfies Readonly<Record<string, number>>

export type ThresholdName = keyof typeof defaultThresholds
export type Thresholds = { readonly [N in ThresholdName]: number }

export const isThresholdName = (name: string): name is ThresholdName => Object.hasOwn(defaultThresholds, name)

/** The thresholds of an operator. Unknown names and values that are no natural numbers are left out. */
export const getThresholds = (overrides: Readonly<Record<string, unknown>>): Thresholds => ({
  ...defaultThresholds,
  ...Object.fromEntries(
    Object.entries(overrides).filter(
      ([name, value]) => isThresholdName(name) && Number.isSafeInteger(value) && Number(value) >= 0,
    ),
  ),
})
