import type { Tone } from '#parts/values/tag.tsx'
import type { Report } from './report.ts'

export const reportStatusWords = {
  requested: { title: 'Waiting', tone: 'neutral' },
  running: { title: 'Being made', tone: 'info' },
  done: { title: 'Done', tone: 'good' },
  failed: { title: 'Failed', tone: 'bad' },
} as const satisfies Readonly<Record<Report['status'], { readonly title: string; readonly tone: Tone }>>

export const isUnderway = ({ status }: Pick<Report, 'status'>): boolean =>
  status === 'requested' || status === 'running'

/** Whether every total is equal to the ledger. Undefined if the report has nothing to compare. */
export const isTied = ({ tieOuts }: Pick<Report, 'tieOuts'>): boolean | undefined =>
  tieOuts.length === 0 ? undefined : tieOuts.every(({ report, ledger }) => report === ledger)
