import type { Catalogue } from './entry.ts'

export const limitErrors = {
  weeklyAboveMonthly: {
    code: 'weeklyAboveMonthly',
    text: 'The weekly limit cannot be above the monthly limit. Nothing was changed.',
    httpStatus: 422,
  },
  dailyAboveWeeklyOrMonthly: {
    code: 'dailyAboveWeeklyOrMonthly',
    text: 'The daily limit cannot be above the weekly or monthly limit. Nothing was changed.',
    httpStatus: 422,
  },
  wagerLimitTooSoon: {
    code: 'wagerLimitTooSoon',
    text: 'It is too soon to raise this play limit. Nothing was changed.',
    httpStatus: 422,
  },
  depositLimitTooSoon: {
    code: 'depositLimitTooSoon',
    text: 'It is too soon to raise this deposit limit. Nothing was changed.',
    httpStatus: 422,
  },
  noPendingChange: {
    code: 'noPendingChange',
    text: 'There is no pending change of this limit.',
    httpStatus: 409,
  },
  exclusionDateInPast: {
    code: 'exclusionDateInPast',
    text: 'That date is in the past. Please choose a later one.',
    httpStatus: 422,
  },
  exclusionTooShort: {
    code: 'exclusionTooShort',
    text: 'A self-exclusion lasts at least 6 months. Please choose a later date.',
    httpStatus: 422,
  },
  timeoutTooLong: {
    code: 'timeoutTooLong',
    text: 'A time out lasts at most 6 weeks. For longer, please choose self-exclusion.',
    httpStatus: 422,
  },
} as const satisfies Catalogue
