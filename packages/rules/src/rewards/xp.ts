import { windowEnd, windowStart } from '#limits/window.ts'

export const xpPerDraw = 20
export const xpPerAchievement = 50
/** Draws beyond these count neither points nor XP on that day. */
export const maxDrawsPerDay = 10
export const maxRank = 15

export interface XpPromotion {
  readonly multiplier: number
  readonly from: number
  readonly until: number
}

/** The multiplier of the promotion, or 1 without an active one. A promotion never reduces XP. */
export const xpMultiplier = (promotion: XpPromotion | undefined, at: number): number =>
  promotion !== undefined && promotion.from <= at && at < promotion.until
    ? Math.max(1, promotion.multiplier)
    : 1

/** The XP of one draw. It does not depend on stakes or wins. */
export const xpForDraw = (multiplier: number): number => Math.round(xpPerDraw * multiplier)

/** The XP at which a rank begins: 0, 20, 60, 120, 200 and so on. */
const rankStart = (rank: number): number => 10 * rank * (rank - 1)

export interface RankProgress {
  readonly rank: number
  /** Null at the highest rank. */
  readonly nextXp: number | null
}

/** XP only grows, so a rank is never lost. */
export const findRank = (xp: number): RankProgress => {
  let rank = 1
  while (rank < maxRank && xp >= rankStart(rank + 1)) rank += 1
  return { rank, nextXp: rank === maxRank ? null : rankStart(rank + 1) }
}

export const rankPeriods = ['day', 'week', 'month', 'all'] as const
export type RankPeriod = (typeof rankPeriods)[number]

/** The limits count in the same windows: UTC days, weeks from Monday and calendar months. */
const windows = { day: 'lossDay', week: 'lossWeek', month: 'lossMonth' } as const

/** The first day of the period around a moment. */
export const periodStart = (period: RankPeriod, at: number): string =>
  toDay(period === 'all' ? 0 : windowStart(windows[period], at))

/** When the next period begins; null for the ranking of all time. */
export const periodEnd = (period: RankPeriod, at: number): number | null =>
  period === 'all' ? null : windowEnd(windows[period], at)

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
