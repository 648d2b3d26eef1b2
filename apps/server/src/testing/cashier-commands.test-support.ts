import { randomUUID } from 'node:crypto'
import type { Answer, AnyCommand, CommandName, LaneReply } from '#ledger/command.ts'
import { currency } from './books.test-support.ts'

export type Ask = (command: AnyCommand) => Promise<LaneReply<unknown>>

/** The command's own answer; a lane that did not decide is an error of the test. */
export const answerOf = async <N extends CommandName>(
  ask: Ask,
  command: Extract<AnyCommand, { name: N }>,
): Promise<Answer<N>> => {
  const reply = await ask(command)
  if ('refused' in reply) throw new Error(`${command.name}: ${reply.refused}`)
  return reply.ok as Answer<N>
}

export const provider = 'testpay'

export const orderDeposit = async (ask: Ask, playerId: number, amount: bigint): Promise<number> => {
  const answer = await answerOf<'orderDeposit'>(ask, {
    name: 'orderDeposit',
    request: { opKey: `order:${randomUUID()}`, playerId, provider, currency, amount },
  })
  if (!answer.done) throw new Error(answer.reason)
  return answer.paymentId
}

export const creditOf = (
  paymentId: number,
  playerId: number,
  amount: bigint,
  paidIn = currency,
): Extract<AnyCommand, { name: 'creditDeposit' }> => ({
  name: 'creditDeposit',
  request: { paymentId, playerId, provider, currency: paidIn, amount, providerRef: `ref-${paymentId}` },
})

export const requestOf = (
  playerId: number,
  amount: bigint,
  requestedBy = `player:${playerId}`,
): Extract<AnyCommand, { name: 'requestWithdrawal' }> => ({
  name: 'requestWithdrawal',
  request: { opKey: `withdraw:${randomUUID()}`, playerId, currency, amount, requestedBy },
})

export const requestWithdrawal = async (ask: Ask, playerId: number, amount: bigint): Promise<number> => {
  const answer = await answerOf<'requestWithdrawal'>(ask, requestOf(playerId, amount))
  if (!answer.done) throw new Error(answer.reason)
  return answer.withdrawalId
}

export const openSubscription = async (
  ask: Ask,
  asked: { playerId: number; gameId: number; plays: number[][]; instances: number },
): Promise<number> => {
  const answer = await answerOf<'openSubscription'>(ask, {
    name: 'openSubscription',
    request: { opKey: `subscribe:${randomUUID()}`, currency, ...asked },
  })
  if (!answer.done) throw new Error(answer.reason)
  return answer.subscriptionId
}
