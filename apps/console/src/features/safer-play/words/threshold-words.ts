import type { ThresholdName } from '@fairground/rules/protection/thresholds'

/** How a threshold is counted. Money is minor units, a clock minutes after midnight UTC. */
export type ThresholdUnit = 'money' | 'times' | 'minutes' | 'count' | 'percent' | 'days' | 'clock'

export const thresholdGroups = {
  spending: 'Spending of 7 days',
  binge: 'Spending of one day',
  time: 'Time and nights',
  chasing: 'Chasing losses',
  counts: 'Counted signs',
  velocity: 'Deposits of one day',
  passThrough: 'Money passed through',
  methods: 'Shared payment methods and mules',
  structuring: 'Deposits below a checked amount',
} as const
export type ThresholdGroup = keyof typeof thresholdGroups

interface ThresholdWords {
  readonly title: string
  readonly unit: ThresholdUnit
  readonly group: ThresholdGroup
}

const declare = (group: ThresholdGroup, unit: ThresholdUnit, title: string): ThresholdWords => ({
  title,
  unit,
  group,
})

/** The thresholds in words. */
export const thresholdWords: Readonly<Record<ThresholdName, ThresholdWords>> = {
  spendNoticeTimes: declare('spending', 'times', 'Notice from, against the own average week'),
  spendNoticeMin: declare('spending', 'money', 'Notice from, at least'),
  spendStrongTimes: declare('spending', 'times', 'Strong from, against the own average week'),
  spendStrongMin: declare('spending', 'money', 'Strong from, at least'),
  spendNewNotice: declare('spending', 'money', 'Notice from, for a new player'),
  spendNewStrong: declare('spending', 'money', 'Strong from, for a new player'),
  historyDays: declare('spending', 'days', 'Days of play before a player has a history'),
  bingeNoticeTimes: declare('binge', 'times', 'Notice from, against the own average day'),
  bingeNoticeMin: declare('binge', 'money', 'Notice from, at least'),
  bingeStrongTimes: declare('binge', 'times', 'Strong from, against the own average day'),
  bingeStrongMin: declare('binge', 'money', 'Strong from, at least'),
  bingeNewNotice: declare('binge', 'money', 'Notice from, for a new player'),
  bingeNewStrong: declare('binge', 'money', 'Strong from, for a new player'),
  timeNotice: declare('time', 'minutes', 'Play of one day: notice from'),
  timeStrong: declare('time', 'minutes', 'Play of one day: strong from'),
  nightStart: declare('time', 'clock', 'The night begins, UTC'),
  nightEnd: declare('time', 'clock', 'The night ends, UTC'),
  nightMinutes: declare('time', 'minutes', 'Play that makes a night'),
  nightNotice: declare('time', 'count', 'Nights of 7: notice from'),
  nightStrong: declare('time', 'count', 'Nights of 7: strong from'),
  chaseMinutes: declare('chasing', 'minutes', 'A deposit follows a loss within'),
  chaseLostPercent: declare('chasing', 'percent', 'Lost part of the deposit before'),
  raisedStakeTimes: declare('chasing', 'times', 'A stake is raised from, against the first one'),
  raisedStakeRunTimes: declare('chasing', 'count', 'Stakes of a losing run'),
  chaseNotice: declare('chasing', 'count', 'In 2 days: notice from'),
  chaseStrong: declare('chasing', 'count', 'In 2 days: strong from'),
  failedNotice: declare('counts', 'count', 'Failed deposits in 24 hours: notice from'),
  failedStrong: declare('counts', 'count', 'Failed deposits in 24 hours: strong from'),
  raisedNotice: declare('counts', 'count', 'Raised limits in 7 days: notice from'),
  raisedStrong: declare('counts', 'count', 'Raised limits in 7 days: strong from'),
  cancelledNotice: declare('counts', 'count', 'Cancelled withdrawals in 7 days: notice from'),
  cancelledStrong: declare('counts', 'count', 'Cancelled withdrawals in 7 days: strong from'),
  contactNotice: declare('counts', 'count', 'Support cases in 7 days: notice from'),
  contactStrong: declare('counts', 'count', 'Support cases in 7 days: strong from'),
  noticesStrong: declare('counts', 'count', 'Notices that together are strong'),
  velocityNoticeCount: declare('velocity', 'count', 'Number: notice from'),
  velocityStrongCount: declare('velocity', 'count', 'Number: strong from'),
  velocityNoticeSum: declare('velocity', 'money', 'Sum: notice from'),
  velocityStrongSum: declare('velocity', 'money', 'Sum: strong from'),
  passThroughOutPercent: declare('passThrough', 'percent', 'A withdrawal takes of the deposits at least'),
  passThroughPlayPercent: declare('passThrough', 'percent', 'While less was played than'),
  passThroughMin: declare('passThrough', 'money', 'Sum of 30 days: notice from'),
  passThroughStrongCount: declare('passThrough', 'count', 'Withdrawals of 30 days: strong from'),
  passThroughStrongSum: declare('passThrough', 'money', 'Sum of 30 days: strong from'),
  sharedNotice: declare('methods', 'count', 'Other players with the same method: notice from'),
  sharedStrong: declare('methods', 'count', 'Other players with the same method: strong from'),
  mulePassThroughs: declare('methods', 'count', 'A mule passes money through, times'),
  muleShared: declare('methods', 'count', 'A mule shares methods with players'),
  muleMethods: declare('methods', 'count', 'Or has payment methods'),
  structuringAmount: declare('structuring', 'money', 'Amount from which deposits are checked'),
  structuringPercent: declare('structuring', 'percent', 'Just below begins at'),
  structuringNotice: declare('structuring', 'count', 'In 7 days: notice from'),
  structuringStrong: declare('structuring', 'count', 'In 7 days: strong from'),
}

export const groupNames = Object.keys(thresholdGroups) as ThresholdGroup[]
export const thresholdNames = Object.keys(thresholdWords) as ThresholdName[]
export const findThresholds = (group: ThresholdGroup): readonly ThresholdName[] =>
  thresholdNames.filter(name => thresholdWords[name].group === group)
