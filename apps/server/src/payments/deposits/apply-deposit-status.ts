import { inMember } from '@fairground/database/transaction'
import type { ProviderPayment } from '#providers/payments.ts'
import { markSubmitted, releaseCoupon, setRefusal, type StoredDepositOrder } from './queries.ts'
import { finishDeposit } from './finish-deposit.ts'
import { mailReceipt } from '#payments/mail-receipt.ts'
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
      return wait(deps, order, reported, now)
    case 'failed':
      return fail(deps, order, reported)
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
  reported: ProviderPayment | undefined,
  now: number,
): Promise<DepositProgress> => {
  const { db, member } = deps
  if (reported?.state === 'pending')
    await inMember(db, member.id, tx => markSubmitted(tx, member.id, order.opKey))
  if (order.expiresAt <= now) {
    await inMember(db, member.id, tx => setRefusal(tx, member.id, order.opKey, 'expired'))
    await move(deps, order, 'expire')
    await inMember(db, member.id, tx => releaseCoupon(tx, member.id, order.opKey))
  } else if (reported && order.state === 'CREATED') await move(deps, order, 'pend')
  return 'waiting'
}

/** Stores the reason first, because the player's page asks for it as soon as the ledger reports the failure. */
const fail = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  { refusal, source }: ProviderPayment,
): Promise<DepositProgress> => {
  const { db, member } = deps
  await inMember(db, member.id, async tx => {
    const isFirst = await setRefusal(tx, member.id, order.opKey, refusal ?? 'declined')
    // Players who cancel know it already.
    if (!isFirst || refusal === 'cancelled') return
    const { playerId, paymentId: orderId, currency, amount, madeAt: at } = order
    const failed = { playerId, orderId, currency, amount, at, method: source?.label ?? null }
    await mailReceipt(tx, deps, member, 'depositFailed', failed)
  })
  await move(deps, order, 'fail')
  await inMember(db, member.id, tx => releaseCoupon(tx, member.id, order.opKey))
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
  const isNew = last.done ? last.fromDebt !== '0' : last.reason === 'inSuspense' && order.refundAt === null
  if (isNew)
    log.error(
      { alarm: state, memberId: member.id, paymentId: order.paymentId, answer: last },
      'reversed deposit already spent or in suspense: needs manual review',
    )
  return 'over'
}
