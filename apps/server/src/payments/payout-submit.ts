import { inMember, type Tx } from '@fairground/database/transaction'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { requirePassword } from '#player/require-password.ts'
import { amountOf } from './amounts.ts'
import { readWithdrawalFacts, requireMayWithdraw } from './withdrawal-facts.ts'
import { readWithdrawals } from './withdrawal-view.ts'

/** Where the money goes is written first, then it is put on hold; the same request finds both done. */
export const payoutSubmit: Handler<'payoutSubmit'> = async (input, { member, session }, context) => {
  const { db, vault } = context
  const playerId = requirePlayer(session)
  const { currencyId: currency } = input
  await requirePassword(context, member.id, playerId, input.password ?? '')
  const opKey = `withdrawal:${playerId}:${input.requestId}`
  const amount = await inMember(db, member.id, async tx => {
    const known = await findWish(tx, member.id, opKey)
    const typed = amountOf(input.amount, currency)
    if (known && typed !== undefined) {
      if (String(known.saved_id) !== input.methodId) throw new Refusal('request.conflict')
      return typed
    }
    const facts = await readWithdrawalFacts(tx, vault, member, playerId, currency)
    const chosen = requireMayWithdraw(facts, input)
    await tx
      .insertInto('payout_order')
      .values({ member_id: member.id, op_key: opKey, player_id: playerId, saved_id: chosen.method.id })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return chosen.amount
  })
  const request = { opKey, playerId, currency, amount, requestedBy: `player ${playerId}` }
  const answer = await askLane(context, member.id, 'requestWithdrawal', request)
  if (!answer.done) throw new Refusal(refusals[answer.reason])
  const [withdrawal] = await inMember(db, member.id, tx =>
    readWithdrawals(tx, vault, member, playerId, answer.withdrawalId),
  )
  if (!withdrawal) throw new Error(`withdrawal ${answer.withdrawalId} is not in the books`)
  return { result: 1, success: true, withdrawal }
}

const findWish = (tx: Tx, memberId: number, opKey: string) =>
  tx
    .selectFrom('payout_order')
    .select('saved_id')
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .executeTakeFirst()

const refusals = {
  badAmount: 'withdrawal.amountInvalid',
  noSuchAccount: 'withdrawal.notEnoughFunds',
  oneIsOpen: 'withdrawal.onePendingOnly',
  owesMoney: 'withdrawal.notEnabled',
  notEnoughFunds: 'withdrawal.notEnoughFunds',
  wageringRemaining: 'withdrawal.wageringRemaining',
} as const
