import type { Tone } from '#parts/values/tag.tsx'

interface CaseWord {
  readonly title: string
  readonly tone: Tone
}

/** The states of a case of support in words. */
export const caseWords = {
  open: { title: 'Waits for an answer', tone: 'warn' },
  answered: { title: 'Answered', tone: 'good' },
  closed: { title: 'Closed', tone: 'neutral' },
} as const satisfies Readonly<Record<string, CaseWord>>

export type CaseStatus = keyof typeof caseWords

export const describeCase = (status: string): CaseWord =>
  Object.hasOwn(caseWords, status) ? caseWords[status as CaseStatus] : { title: status, tone: 'neutral' }
