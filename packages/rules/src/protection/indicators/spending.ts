import type { DayFacts } from '../day-facts.ts'
import { compareWith, type Finding, toLevel } from '../finding.ts'
import type { Thresholds } from '../thresholds.ts'
import { findRecent, type PlayFacts } from './play-facts.ts'

const weekDays = 7
const weeksOfHistory = 8

const sumStaked = (days: readonly DayFacts[]): bigint => days.reduce((sum, { staked }) => sum + staked, 0n)

const isTimes = (value: bigint, times: number, average: bigint): boolean =>
  average > 0n && value >= average * BigInt(times)

/** The spending of the last seven days against the average week of the eight weeks before them. */
export const findSpending = (facts: PlayFacts, thresholds: Thresholds): Finding => {
  const { spendNoticeTimes, spendNoticeMin, spendStrongTimes, spendStrongMin } = thresholds
  const week = sumStaked(findRecent(facts, weekDays))
  const before = facts.history.filter(({ day }) => day <= facts.today.day - weekDays)
  const isKnown = before.filter(({ stakes }) => stakes > 0).length >= thresholds.historyDays
  if (!isKnown)
    return {
      level: compareWith(week, thresholds.spendNewNotice, thresholds.spendNewStrong),
      figures: { week: String(week) },
    }
  const first = Math.min(...before.map(({ day }) => day))
  const weeks = Math.max(
    1,
    Math.min(weeksOfHistory, Math.ceil((facts.today.day - weekDays - first + 1) / weekDays)),
  )
  const average = sumStaked(before) / BigInt(weeks)
  return {
    level: toLevel(
      isTimes(week, spendNoticeTimes, average) && week >= spendNoticeMin,
      isTimes(week, spendStrongTimes, average) && week >= spendStrongMin,
    ),
    figures: { week: String(week), averageWeek: String(average) },
  }
}

/** The spending of today against the player's average day of play. */
export const findBinge = ({ today, history }: PlayFacts, thresholds: Thresholds): Finding => {
  const { bingeNoticeTimes, bingeNoticeMin, bingeStrongTimes, bingeStrongMin } = thresholds
  const played = history.filter(({ stakes }) => stakes > 0)
  const figures = { day: String(today.staked) }
  if (played.length < thresholds.historyDays)
    return { level: compareWith(today.staked, thresholds.bingeNewNotice, thresholds.bingeNewStrong), figures }
  const average = sumStaked(played) / BigInt(played.length)
  return {
    level: toLevel(
      isTimes(today.staked, bingeNoticeTimes, average) && today.staked >= bingeNoticeMin,
      isTimes(today.staked, bingeStrongTimes, average) && today.staked >= bingeStrongMin,
    ),
    figures: { ...figures, averageDay: String(average) },
  }
}
