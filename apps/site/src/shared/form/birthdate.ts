import { isCalendarDay } from '@fairground/rules/validation/age'
import type { ProblemKey } from './problem-texts.ts'

export interface BirthdateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const twoDigits = /^\d{1,2}$/
const fourDigits = /^\d{4}$/

/** "1990-12-31"; undefined if the three fields are not a calendar day. */
export const toBirthdate = ({ day, month, year }: BirthdateParts): string | undefined => {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()]
  if (!twoDigits.test(d) || !twoDigits.test(m) || !fourDigits.test(y)) return undefined
  const text = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

export const birthdateProblem = (parts: BirthdateParts): ProblemKey | undefined => {
  if (parts.day + parts.month + parts.year === '') return 'birthdateMissing'
  return toBirthdate(parts) === undefined ? 'birthdateWrong' : undefined
}

type BirthdatePart = keyof BirthdateParts

/** The field order of the locale: month first in American English, day first elsewhere. */
export const birthdateOrder = (locale: string): readonly BirthdatePart[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is BirthdatePart => type === 'day' || type === 'month' || type === 'year')
