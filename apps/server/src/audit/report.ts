import type { Finding } from './invariant.ts'

export interface Result extends Finding {
  readonly id: string
  readonly title: string
  readonly unit: string
}

export interface AuditReport {
  readonly ok: number
  readonly failed: number
  readonly members: readonly string[]
  readonly results: readonly Result[]
}

const shownProblems = 5
const titleWidth = 56

export const resultLines = ({ id, title, unit, checked, problems }: Result): string[] => {
  const verdict = problems.length === 0 ? 'ok' : 'FAIL'
  const line = `${verdict.padEnd(6)}${id.padEnd(4)}${title.padEnd(titleWidth)}  ${counted(checked, unit)}`
  const more = problems.length - shownProblems
  return [
    line,
    ...problems.slice(0, shownProblems).map(problem => `        ${problem}`),
    ...(more > 0 ? [`        and ${more.toLocaleString('en')} more`] : []),
  ]
}

export const summaryLine = ({ ok, failed }: Pick<AuditReport, 'ok' | 'failed'>): string =>
  `audit: ${ok} ok, ${failed} failed`

const counted = (count: number, unit: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? unit : plural(unit)}`

const plural = (unit: string): string => `${unit.replace(/([^aeiou])y$/, '$1ie')}s`
