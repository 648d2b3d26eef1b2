import type { OperatorOperationName, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { PageName } from '#core/pages.ts'

export type Today = OperatorOutput<'getToday'>
export type WorklistName = keyof Today['worklists']

export interface WorklistWords {
  readonly title: string
  /** Why a person is needed. */
  readonly why: string
  readonly icon: IconName
  readonly page: PageName
  /** The part of the page and its filter. */
  readonly rest?: string
  /** Those who may call it see the list. */
  readonly needs: OperatorOperationName
  /** After this time it is late. */
  readonly targetMs: number
}

const hourMs = 3_600_000

/** What waits for staff, the most urgent first. */
export const worklistWords = {
  heldDraws: {
    title: 'Held draws',
    why: 'Nothing is paid until two people release them',
    icon: 'pause',
    page: 'drawRoom',
    rest: '?stage=held',
    needs: 'listInstances',
    targetMs: 0,
  },
  overdueSteps: {
    title: 'Overdue steps of draws',
    why: 'More than 10 minutes late',
    icon: 'clock',
    page: 'drawRoom',
    rest: '?stage=closing',
    needs: 'listInstances',
    targetMs: 0,
  },
  failedSteps: {
    title: 'Failed steps of draws',
    why: 'Tried several times without success',
    icon: 'repeat',
    page: 'drawRoom',
    rest: '?stage=closing',
    needs: 'listInstances',
    targetMs: 0,
  },
  withdrawals: {
    title: 'Withdrawals',
    why: 'Wait for a decision',
    icon: 'wallet',
    page: 'money',
    needs: 'listWithdrawals',
    targetMs: 2 * hourMs,
  },
  uncertainPayments: {
    title: 'Uncertain payments',
    why: 'The provider has not confirmed them',
    icon: 'help',
    page: 'money',
    needs: 'listWithdrawals',
    targetMs: hourMs,
  },
  suspense: {
    title: 'Money in suspense',
    why: 'Belongs to no player yet',
    icon: 'bank',
    page: 'money',
    needs: 'listSuspense',
    targetMs: 24 * hourMs,
  },
  documents: {
    title: 'Documents',
    why: 'Players wait for their identity check',
    icon: 'scan',
    page: 'kyc',
    needs: 'listVerifications',
    targetMs: 24 * hourMs,
  },
  supportCases: {
    title: 'Support cases',
    why: 'Each has a deadline for the answer',
    icon: 'help',
    page: 'support',
    needs: 'listSupportCases',
    targetMs: Infinity,
  },
  harmFlags: {
    title: 'Flags of harm',
    why: 'A person looks at each within a day',
    icon: 'heart',
    page: 'saferPlay',
    needs: 'listFlags',
    targetMs: 24 * hourMs,
  },
  alarms: {
    title: 'Alarms without an incident',
    why: 'A return is outside its band',
    icon: 'bell',
    page: 'incidents',
    rest: '/alarms',
    needs: 'listAlarms',
    targetMs: hourMs,
  },
  incidents: {
    title: 'Open incidents',
    why: 'Wait for their conclusion',
    icon: 'warning',
    page: 'incidents',
    rest: '?status=open',
    needs: 'listIncidents',
    targetMs: Infinity,
  },
  proposals: {
    title: 'Open proposals',
    why: 'Wait for a second person',
    icon: 'mail',
    page: 'proposals',
    needs: 'listProposals',
    targetMs: 24 * hourMs,
  },
} as const satisfies Readonly<Record<WorklistName, WorklistWords>>

export const worklistNames = Object.keys(worklistWords) as WorklistName[]

export interface WaitingList {
  readonly name: WorklistName
  readonly words: WorklistWords
  readonly count: number
  readonly oldest: number | null
  readonly answerBy: number | null
  readonly isLate: boolean
}

/** The worklists of this person with what is late, by the clock of the database. */
export const toWaitingLists = (
  worklists: Today['worklists'],
  mayDo: (operation: OperatorOperationName) => boolean,
  now: number,
): readonly WaitingList[] =>
  worklistNames.flatMap((name): WaitingList[] => {
    const words: WorklistWords = worklistWords[name]
    const list = worklists[name]
    if (list === null || !mayDo(words.needs)) return []
    const answerBy = 'answerBy' in list ? list.answerBy : null
    const isLate =
      list.count > 0 &&
      ((list.oldest !== null && now - list.oldest > words.targetMs) || (answerBy !== null && now > answerBy))
    return [{ name, words, count: list.count, oldest: list.oldest, answerBy, isLate }]
  })
