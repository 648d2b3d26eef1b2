import { randomUUID } from 'node:crypto'
import type { Answer, AnyCommand, CommandName } from '#ledger/commands.ts'
import type { LaneReply } from '#ledger/lane/lane-reply.ts'
import { currency } from './books.test-support.ts'

export type Submit = (command: AnyCommand) => Promise<LaneReply<unknown>>

/** Returns the command's answer. Throws if the lane did not decide the command. */
export const getAnswer = async <N extends CommandName>(
  submit: Submit,
  command: Extract<AnyCommand, { name: N }>,
): Promise<Answer<N>> => {
  const reply = await submit(command)
  if ('refused' in reply) throw new Error(`${command.name}: ${reply.refused}`)
  return reply.ok as Answer<N>
}

export const provider = 'testpay'

export const orderDeposit = async (submit: Submit, playerId: number, amount: bigint): Promise<number> => {
  const answer = await getAnswer<'orderDeposit'>(submit, {
    name: 'orderDeposit',
    request: { opKey: `order:${randomUUID()}`, playerId, provider, currency, amount },
  })
  if (!answer.done) throw new Error(answer.reason)
  return answer.paymentId
}

export const creditCommand = (
  paymentId: number,
  playerId: number,
  amount: bigint,
  paidIn = currency,
): Extract<AnyCommand, { name: 'creditDeposit' }> => ({
  name: 'creditDeposit',
  request: { paymentId, playerId, provider, currency: paidIn, amount, providerRef: `ref-${paymentId}` },
})

export const withdrawalCommand = (
  playerId: number,
  amount: bigint,
  requestedBy = `player:${playerId}`,
): Extract<AnyCommand, { name: 'requestWithdrawal' }> => ({
  name: 'requestWithdrawal',
  request: { opKey: `withdraw:${randomUUID()}`, playerId, currency, amount, requestedBy },
})

export const requestWithdrawal = async (
  submit: Submit,
  playerId: number,
  amount: bigint,
): Promise<number> => {
  const answer = await getAnswer<'requestWithdrawal'>(submit, withdrawalCommand(playerId, amount))
  if (!answer.done) throw new Error(answer.reason)
  return answer.withdrawalId
}

export const openSubscription = async (
  submit: Submit,
  request: { playerId: number; gameId: number; plays: number[][]; instances: number },
): Promise<number> => {
  const answer = await getAnswer<'openSubscription'>(submit, {
    name: 'openSubscription',
    request: { opKey: `subscribe:${randomUUID()}`, currency, ...request },
  })
  if (!answer.done) throw new Error(answer.reason)
  return answer.subscriptionId
}
