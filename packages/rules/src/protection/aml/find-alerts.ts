import type { DayFacts } from '../day-facts.ts'
import { compareWith, type Finding, getStronger, type Level, toLevel } from '../finding.ts'
import type { Thresholds } from '../thresholds.ts'

/** What the rules against money laundering know of a player at one moment. */
export interface AmlFacts {
  readonly today: DayFacts
  /** Earlier days with activity, in any order. */
  readonly history: readonly DayFacts[]
  /** The deposits of the last seven days in minor units. */
  readonly recentDeposits: readonly bigint[]
  /** Cards, wallets and bank accounts of the player. */
  readonly methods: number
  /** Other players with one of these methods. */
  readonly sharedWith: number
}

type Find = (facts: AmlFacts, thresholds: Thresholds) => Finding

const monthDays = 30

const sumPassThroughs = ({ today, history }: AmlFacts) => {
  const days = [today, ...history.filter(({ day }) => day > today.day - monthDays && day < today.day)]
  return {
    count: days.reduce((sum, { passThroughs }) => sum + passThroughs, 0),
    sum: days.reduce((sum, { passedThrough }) => sum + passedThrough, 0n),
  }
}

/** Many deposits or a large sum on one day. */
const findVelocity: Find = ({ today: { deposits, deposited } }, t) => ({
  level: getStronger(
    compareWith(deposits, t.velocityNoticeCount, t.velocityStrongCount),
    compareWith(deposited, t.velocityNoticeSum, t.velocityStrongSum),
  ),
  figures: { deposits, sum: String(deposited) },
})

/** Deposits that are withdrawn without play. */
const findPassThrough: Find = (facts, t) => {
  const { count, sum } = sumPassThroughs(facts)
  const isNotice = sum >= t.passThroughMin
  return {
    level: toLevel(
      isNotice,
      isNotice && (count >= t.passThroughStrongCount || sum >= t.passThroughStrongSum),
    ),
    figures: { withdrawals: count, sum: String(sum) },
  }
}

const findSharedMethods: Find = ({ sharedWith }, { sharedNotice, sharedStrong }) => ({
  level: compareWith(sharedWith, sharedNotice, sharedStrong),
  figures: { players: sharedWith },
})

/** Repeated deposits just below the amount from which they must be checked. */
const findStructuring: Find = ({ recentDeposits }, t) => {
  const from = (BigInt(t.structuringAmount) * BigInt(t.structuringPercent)) / 100n
  const below = recentDeposits.filter(amount => amount >= from && amount < t.structuringAmount).length
  return {
    level: compareWith(below, t.structuringNotice, t.structuringStrong),
    figures: { deposits: below, below: String(t.structuringAmount) },
  }
}

/** Repeated pass-through with shared or many payment methods: the account moves the money of others. */
const findMule: Find = (facts, t) => {
  const { count } = sumPassThroughs(facts)
  const isMule =
    count >= t.mulePassThroughs && (facts.sharedWith >= t.muleShared || facts.methods >= t.muleMethods)
  return {
    level: toLevel(false, isMule),
    figures: { withdrawals: count, players: facts.sharedWith, methods: facts.methods },
  }
}

/** The rules against money laundering. Closed map. */
const rules = {
  velocity: findVelocity,
  passThrough: findPassThrough,
  sharedMethods: findSharedMethods,
  structuring: findStructuring,
  mule: findMule,
} as const satisfies Readonly<Record<string, Find>>

export type AmlRuleName = keyof typeof rules
export const amlRuleNames = Object.keys(rules) as AmlRuleName[]

export interface Alert extends Finding {
  readonly name: AmlRuleName
}

export interface Alerts {
  readonly level: Level
  readonly alerts: readonly Alert[]
}

export const findAlerts = (facts: AmlFacts, thresholds: Thresholds): Alerts => {
  const alerts = amlRuleNames
    .map(name => ({ name, ...rules[name](facts, thresholds) }))
    .filter(({ level }) => level !== 'none')
  return { level: alerts.reduce<Level>((level, alert) => getStronger(level, alert.level), 'none'), alerts }
}
