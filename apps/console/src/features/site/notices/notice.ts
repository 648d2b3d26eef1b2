import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type Notice = OperatorOutput<'listNotices'>['notices'][number]

export const findActive = (notices: readonly Notice[], kind: Notice['kind']): Notice | undefined =>
  notices.find(notice => notice.kind === kind && notice.isActive)

/** Those that wait for their time, the next one first. */
export const findPlanned = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ isActive }) => !isActive).toSorted((one, other) => one.from - other.from)

/** The form in which the operations take a time: 2026-11-20T21:00Z. */
export const toNoticeTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`
