import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import type { Tone } from '#parts/values/tag.tsx'
import type { InstanceRow, Status } from './detail.ts'

export interface StatusWords {
  readonly text: string
  readonly tone: Tone
  readonly icon: IconName
}

/** Where a draw is, in words. */
const statusWords = {
  OPEN: { text: 'On sale', tone: 'info', icon: 'ticket' },
  CLOSED: { text: 'Closing', tone: 'info', icon: 'lock' },
  READY: { text: 'Result ready', tone: 'info', icon: 'check' },
  STARTED: { text: 'Show running', tone: 'info', icon: 'play' },
  ENDED: { text: 'Paid', tone: 'good', icon: 'check' },
  RETRY: { text: 'Trying again', tone: 'warn', icon: 'repeat' },
  REFUNDED: { text: 'Refunded', tone: 'neutral', icon: 'back' },
} as const satisfies Readonly<Record<Status, StatusWords>>

const heldWords: StatusWords = { text: 'Held', tone: 'stop', icon: 'pause' }

export const toStatusWords = ({ status, isHeld }: Pick<InstanceRow, 'status' | 'isHeld'>): StatusWords =>
  isHeld && status !== 'ENDED' && status !== 'REFUNDED' ? heldWords : statusWords[status]

type Filter = Pick<OperatorInput<'listInstances'>, 'status' | 'isHeld'>

/** The chips of the list. Some stand for two states of the API. */
export const stages = {
  all: { title: 'All', filters: [{}] },
  upcoming: { title: 'On sale', filters: [{ status: 'OPEN' }] },
  closing: { title: 'Closing', filters: [{ status: 'CLOSED' }, { status: 'RETRY' }] },
  held: { title: 'Held', filters: [{ isHeld: true }] },
  drawn: { title: 'Drawn', filters: [{ status: 'READY' }, { status: 'STARTED' }] },
  paid: { title: 'Paid', filters: [{ status: 'ENDED' }] },
  refunded: { title: 'Refunded', filters: [{ status: 'REFUNDED' }] },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly filters: readonly [Filter, Filter?] }>
>

export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as Stage[]

export const toStage = (text: string | null): Stage => stageNames.find(each => each === text) ?? 'all'
