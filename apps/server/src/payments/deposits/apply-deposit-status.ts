import { inMember } from '@fairground/database/transaction'
import type { ProviderPayment } from '#providers/payments.ts'
import { type StoredDepositOrder, releaseCoupon } from './queries.ts'
import { finishDeposit } from './finish-deposit.ts'
import type { PaymentDeps } from '#payments/payment-deps.ts'

/** Whether the provider can still report a change of this deposit. */
export type DepositProgress = 'over' | 'waiting'

/**
 * Applies the provider's status of a payment to the ledger. Repeating a status is safe: a deposit only moves forward
 * and is credited once.
 */
export const applyDepositStatus = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  reported: ProviderPayment | undefined,
  now: number,
): Promise<DepositProgress> => {
  switch (reported?.state) {
    case undefined:
    case 'open':
    case 'pending':
      return wait(deps, order, reported !== undefined, now)
    case 'failed':
      return fail(deps, order)
    case 'completed':
      return credit(deps, order, reported)
    case 'refunded':
    case 'chargedBack':
      return takeBack(deps, order, reported.state)
  }
}

const toRequest = ({ paymentId, playerId, provider }: StoredDepositOrder) => ({
  paymentId,
  playerId,
  provider,
})

const move = (
  { lane, member }: PaymentDeps,
  order: StoredDepositOrder,
  event: 'pend' | 'expire' | 'fail',
): Promise<unknown> => lane.submit(member.id, 'moveDeposit', { ...toRequest(order), event })

/** An expired order can still be paid and is then credited, so polling continues with growing delays. */
const wait = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  isKnown: boolean,
  now: number,
): Promise<DepositProgress> => {
  if (order.expiresAt <= now) {
    await move(deps, order, 'expire')
    await inMember(deps.db, deps.member.id, tx => releaseCoupon(tx, deps.member.id, order.opKey))
  } else if (isKnown && order.state === 'CREATED') await move(deps, order, 'pend')
  return 'waiting'
}

const fail = async (deps: PaymentDeps, order: StoredDepositOrder): Promise<DepositProgress> => {
  await move(deps, order, 'fail')
  await inMember(deps.db, deps.member.id, tx => releaseCoupon(tx, deps.member.id, order.opKey))
  return 'over'
}

const credit = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  { id: providerRef, paid: amount, currency, source }: ProviderPayment,
): Promise<DepositProgress> => {
  const { lane, log, member } = deps
  const request = { ...toRequest(order), currency, amount, providerRef }
  const answer = await lane.submit(member.id, 'creditDeposit', request)
  if (answer.done && answer.credited) await finishDeposit(deps, order, source)
  else if (order.flag === null)
    log.error(
      { alarm: 'deposit not credited', memberId: member.id, paymentId: order.paymentId, answer },
      'deposit in suspense: needs manual review',
    )
  return 'over'
}

/** The provider has already taken the money back. If the player has spent it, the rest becomes a debt, as after a charge-back. */
const takeBack = async (
  { lane, log, member }: PaymentDeps,
  order: StoredDepositOrder,
  state: 'refunded' | 'chargedBack',
): Promise<DepositProgress> => {
  const request = { ...toRequest(order), currency: order.currency }
  const command = state === 'refunded' ? 'reverseDeposit' : 'chargeBack'
  const first = await lane.submit(member.id, command, request)
  const last =
    !first.done && first.reason === 'notEnoughFunds'
      ? await lane.submit(member.id, 'chargeBack', request)
      : first
  const isNew = last.done ? last.fromDebt !== '0' : last.reason === 'inSuspense'
  if (isNew)
    log.error(
      { alarm: state, memberId: member.id, paymentId: order.paymentId, answer: last },
      'reversed deposit already spent or in suspense: needs manual review',
    )
  return 'over'
}
