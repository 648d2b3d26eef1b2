import { compareWith, type Finding, type Level } from '../finding.ts'
import type { Thresholds } from '../thresholds.ts'
import { findChasing } from './chasing.ts'
import type { PlayFacts } from './play-facts.ts'
import { findBinge, findSpending } from './spending.ts'
import { findNightPlay, findTime } from './time.ts'

type Find = (facts: PlayFacts, thresholds: Thresholds) => Finding

const findCount =
  (
    name: 'failedDeposits' | 'raisedLimits' | 'cancelledWithdrawals' | 'contacts',
    pick: (thresholds: Thresholds) => readonly [notice: number, strong: number],
  ): Find =>
  (facts, thresholds) => ({
    level: compareWith(facts[name], ...pick(thresholds)),
    figures: { count: facts[name] },
  })

/** The indicators of harm. Closed map. */
const indicators = {
  spending: findSpending,
  binge: findBinge,
  time: findTime,
  nightPlay: findNightPlay,
  chasing: findChasing,
  failedDeposits: findCount('failedDeposits', t => [t.failedNotice, t.failedStrong]),
  raisedLimits: findCount('raisedLimits', t => [t.raisedNotice, t.raisedStrong]),
  cancelledWithdrawals: findCount('cancelledWithdrawals', t => [t.cancelledNotice, t.cancelledStrong]),
  contacts: findCount('contacts', t => [t.contactNotice, t.contactStrong]),
} as const satisfies Readonly<Record<string, Find>>

export type IndicatorName = keyof typeof indicators
export const indicatorNames = Object.keys(indicators) as IndicatorName[]

export interface Reason extends Finding {
  readonly name: IndicatorName
}

/** The level of a player with its reasons. Several notices together are strong. */
export interface Score {
  readonly level: Level
  readonly points: number
  readonly reasons: readonly Reason[]
}

const strongPoints = 3

export const findScore = (facts: PlayFacts, thresholds: Thresholds): Score => {
  const reasons = indicatorNames
    .map(name => ({ name, ...indicators[name](facts, thresholds) }))
    .filter(({ level }) => level !== 'none')
  const strong = reasons.filter(({ level }) => level === 'strong').length
  const notices = reasons.length - strong
  const isStrong = strong > 0 || notices >= thresholds.noticesStrong
  return {
    level: isStrong ? 'strong' : notices > 0 ? 'notice' : 'none',
    points: strong * strongPoints + notices,
    reasons,
  }
}
