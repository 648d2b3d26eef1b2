import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import { inMember } from '@fairground/database/transaction'
import type { Context } from '#operation/context.ts'
import type { Member } from '#operator/members.ts'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { parseAmount } from '#payments/amounts.ts'
import { mailReceipt } from '#payments/mail-receipt.ts'
import { lockMethods } from '#payments/methods/queries.ts'
import { findPayoutMethod, insertWithdrawalOrder } from './queries.ts'
import { readWithdrawalFacts, requireMayWithdraw } from './withdrawal-facts.ts'
import { readWithdrawals } from './withdrawal-view.ts'

/** Writes the destination, then puts the money on hold. A repeated request finds each finished step. */
export const payoutSubmit: Handler<'payoutSubmit'> = async (input, caller, context) => {
  const { member, session } = caller
  const { db, vault } = context
  const playerId = requirePlayer(session)
  const { currencyId: currency } = input
  if (input.password === undefined) throw new Refusal('profile.passwordWrong')
  await requirePassword(context, caller, input.password)
  const opKey = `withdrawal:${playerId}:${input.requestId}`
  const { amount, isNew } = await inMember(db, member.id, async tx => {
    const existing = await findPayoutMethod(tx, member.id, opKey)
    const parsed = parseAmount(input.amount, currency)
    if (existing && parsed !== undefined) {
      if (String(existing.saved_id) !== input.methodId) throw new Refusal('request.conflict')
      return { amount: parsed, isNew: false }
    }
    await lockMethods(tx, { memberId: member.id, playerId })
    const facts = await readWithdrawalFacts(tx, vault, member, playerId, currency)
    const chosen = requireMayWithdraw(facts, input)
    await insertWithdrawalOrder(tx, { memberId: member.id, opKey, playerId, savedId: chosen.method.id })
    return { amount: chosen.amount, isNew: true }
  })
  const request = { opKey, playerId, currency, amount, requestedBy: `player ${playerId}` }
  const answer = await requestLane(context, member.id, 'requestWithdrawal', request)
  if (!answer.done) throw new Refusal(refusals[answer.reason])
  // Without an answer the worker finds the withdrawal in its next poll.
  await context.cashier
    .request(member.id, 'routeWithdrawal', { withdrawalId: answer.withdrawalId, playerId })
    .catch((error: unknown) => context.log.warn({ err: error }, 'withdrawal not routed at once'))
  const [withdrawal] = await inMember(db, member.id, tx =>
    readWithdrawals(tx, vault, member, playerId, answer.withdrawalId),
  )
  if (!withdrawal) throw new Error(`withdrawal ${answer.withdrawalId} is not in the ledger`)
  if (isNew) await mailRequest(context, member, playerId, withdrawal, amount)
  return { result: 1, success: true, withdrawal }
}

const mailRequest = (
  context: Context,
  member: Member,
  playerId: number,
  { orderId, currencyId: currency, requestedAt: at, method }: Withdrawal,
  amount: bigint,
): Promise<void> =>
  inMember(context.db, member.id, tx =>
    mailReceipt(tx, context, member, 'withdrawalRequested', {
      playerId,
      orderId,
      currency,
      amount,
      at,
      method,
    }),
  )

const refusals = {
  badAmount: 'withdrawal.amountInvalid',
  noSuchAccount: 'withdrawal.notEnoughFunds',
  oneIsOpen: 'withdrawal.onePendingOnly',
  owesMoney: 'withdrawal.notEnabled',
  notEnoughFunds: 'withdrawal.notEnoughFunds',
  wageringRemaining: 'withdrawal.wageringRemaining',
} as const
