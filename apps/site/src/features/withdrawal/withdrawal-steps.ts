import type { Withdrawal } from '@fairground/contract/entities/withdrawal'

type State = Withdrawal['state']

interface Awaited {
  readonly id: 'approved' | 'sending' | 'paid' | 'unknown'
  readonly standing: 'now'
}

interface Known {
  readonly id: Exclude<State, 'unknown'>
  readonly standing: 'done' | 'next' | 'failed'
}

type Step = Awaited | Known

/** `at` is null where it is still to come, and where only what came after it is dated. */
export type WithdrawalStep = Step & { readonly at: number | null }

const now = (id: Awaited['id']): Awaited => ({ id, standing: 'now' })
const done = (id: Known['id']): Known => ({ id, standing: 'done' })
const next = (id: Known['id']): Known => ({ id, standing: 'next' })
const failed = (id: Known['id']): Known => ({ id, standing: 'failed' })

/** What is behind each state, and what is awaited next. */
const ways: { readonly [S in State]: readonly Step[] } = {
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
  ways[state].map(step => ({
    ...step,
    at: step.id === 'requested' ? requestedAt : step.id === state ? changedAt : null,
  }))

/** Nothing more happens to it. */
export const hasEnded = (state: State): boolean =>
  state === 'paid' || state === 'rejected' || state === 'cancelled'
