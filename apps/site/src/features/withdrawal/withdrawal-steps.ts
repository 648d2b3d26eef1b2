import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'

type State = Withdrawal['state']

interface Awaited {
  readonly id: 'approved' | 'sending' | 'paid' | 'unknown'
  readonly status: 'now'
}

interface Known {
  readonly id: Exclude<State, 'unknown'>
  readonly status: 'done' | 'next' | 'failed'
}

type Step = Awaited | Known

/** `at` is null for future steps and for past steps without a stored time. */
export type WithdrawalStep = Step & { readonly at: number | null }

const now = (id: Awaited['id']): Awaited => ({ id, status: 'now' })
const done = (id: Known['id']): Known => ({ id, status: 'done' })
const next = (id: Known['id']): Known => ({ id, status: 'next' })
const failed = (id: Known['id']): Known => ({ id, status: 'failed' })

/** The past, current and future steps of each state. */
const stepsByState: { readonly [S in State]: readonly Step[] } = {
  requested: [done('requested'), now('approved'), next('sending'), next('paid')],
  approved: [done('requested'), done('approved'), now('sending'), next('paid')],
  sending: [done('requested'), done('approved'), done('sending'), now('paid')],
  unknown: [done('requested'), done('approved'), now('unknown'), next('paid')],
  paid: [done('requested'), done('approved'), done('sending'), done('paid')],
  rejected: [done('requested'), failed('rejected')],
  cancelled: [done('requested'), done('cancelled')],
}

export const withdrawalSteps = ({
  state,
  requestedAt,
  changedAt,
}: Pick<Withdrawal, 'state' | 'requestedAt' | 'changedAt'>): readonly WithdrawalStep[] =>
  stepsByState[state].map(step => ({
    ...step,
    at: step.id === 'requested' ? requestedAt : step.id === state ? changedAt : null,
  }))

/** Whether the state is final. */
export const hasEnded = (state: State): boolean =>
  state === 'paid' || state === 'rejected' || state === 'cancelled'
