import { inMember } from '@fairground/database/transaction'
import type { ProviderPayment } from '#providers/payments.ts'
import { type DepositOrderRow, releaseCoupon } from './deposit-orders.ts'
import { finishDeposit } from './finish-deposit.ts'
import type { SettlingParts } from './settling.ts'

/** Whether there is anything left to ask the provider about. */
export type Settled = 'over' | 'waiting'

/**
 * Brings our books to what the provider says of a payment, which may be said any number of times: the books only go
 * forward, and credit once.
 */
export const settleDeposit = async (
  parts: SettlingParts,
  order: DepositOrderRow,
  said: ProviderPayment | undefined,
  now: number,
): Promise<Settled> => {
  switch (said?.state) {
    case undefined:
    case 'open':
    case 'pending':
      return wait(parts, order, said !== undefined, now)
    case 'failed':
      return fail(parts, order)
    case 'completed':
      return credit(parts, order, said)
    case 'refunded':
    case 'chargedBack':
      return takeBack(parts, order, said.state)
  }
}

const aboutOf = ({ paymentId, playerId, provider }: DepositOrderRow) => ({ paymentId, playerId, provider })

const move = (
  { lane, member }: SettlingParts,
  order: DepositOrderRow,
  event: 'pend' | 'expire' | 'fail',
): Promise<unknown> => lane.ask(member.id, 'moveDeposit', { ...aboutOf(order), event })

/** Paid after its time it is credited all the same, so the provider is still asked, ever more rarely. */
const wait = async (
  parts: SettlingParts,
  order: DepositOrderRow,
  isKnown: boolean,
  now: number,
): Promise<Settled> => {
  if (order.expiresAt <= now) {
    await move(parts, order, 'expire')
    await inMember(parts.db, parts.member.id, tx => releaseCoupon(tx, parts.member.id, order.opKey))
  } else if (isKnown && order.state === 'CREATED') await move(parts, order, 'pend')
  return 'waiting'
}

const fail = async (parts: SettlingParts, order: DepositOrderRow): Promise<Settled> => {
  await move(parts, order, 'fail')
  await inMember(parts.db, parts.member.id, tx => releaseCoupon(tx, parts.member.id, order.opKey))
  return 'over'
}

const credit = async (
  parts: SettlingParts,
  order: DepositOrderRow,
  { id: providerRef, paid: amount, currency, source }: ProviderPayment,
): Promise<Settled> => {
  const { lane, log, member } = parts
  const request = { ...aboutOf(order), currency, amount, providerRef }
  const answer = await lane.ask(member.id, 'creditDeposit', request)
  if (answer.done && answer.credited) await finishDeposit(parts, order, source)
  else if (order.flag === null)
    log.error(
      { alarm: 'deposit not credited', memberId: member.id, paymentId: order.paymentId, answer },
      'money came that is nobody’s until a person has looked',
    )
  return 'over'
}

/** A refund that the player no longer has the money for is gone all the same, like a charge-back. */
const takeBack = async (
  { lane, log, member }: SettlingParts,
  order: DepositOrderRow,
  state: 'refunded' | 'chargedBack',
): Promise<Settled> => {
  const request = { ...aboutOf(order), currency: order.currency }
  const command = state === 'refunded' ? 'reverseDeposit' : 'chargeBack'
  const first = await lane.ask(member.id, command, request)
  const last =
    !first.done && first.reason === 'notEnoughFunds'
      ? await lane.ask(member.id, 'chargeBack', request)
      : first
  const isNew = last.done ? last.fromDebt !== '0' : last.reason === 'inSuspense'
  if (isNew)
    log.error(
      { alarm: state, memberId: member.id, paymentId: order.paymentId, answer: last },
      'a deposit was taken back that is spent or in suspense',
    )
  return 'over'
}
