import { connectBroker } from '@fairground/server/platform/broker/broker'
import type { Answer, CommandName, Request } from '@fairground/server/ledger/commands'
import { createLaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { createLog } from '@fairground/server/platform/log'
import type { DemoMember } from '@fairground/testkit/demo/world'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import type { Stack } from '@fairground/testkit/stack/stack'
import { asOwner } from '#support/as-owner.ts'
import { retryUntilSuccess } from '#support/retry-until-success.ts'

type SendCommand = <N extends CommandName>(name: N, request: Request<N>) => Promise<Answer<N>>

export const subscribedGame = 103

/**
 * Sends every money command that is not a purchase, and retries it with the same key until it is answered: a deposit,
 * a limit, a bonus, a withdrawal from request to payment, and a subscription that plays when its game opens. Uses a
 * player who buys nothing, so that the balances computed from the purchase log stay valid.
 */
export const moveMoney = async (stack: Stack, member: DemoMember): Promise<void> => {
  const broker = await connectBroker(stack.natsUrl, 'cashier', createLog('cashier', 'warn'))
  const lane = createLaneClient(broker, openLaneKeys(stack.keyFolder))
  const send: SendCommand = async (name, request) => {
    return retryUntilSuccess(() => lane.submit(member.id, name, request))
  }
  try {
    const playerId = await playerNamed(stack, 'rowan')
    const { currency } = member
    await send('deposit', { opKey: 'deposit-once', playerId, currency, amount: 500n })
    await send('setLimit', {
      opKey: 'limit-once',
      playerId,
      kind: 'lossWeek',
      currency,
      source: 'player',
      newCap: 100_000n,
      reason: 'requested',
    })
    await send('grantBonus', {
      opKey: 'bonus-once',
      playerId,
      currency,
      amount: 50n,
      wageringTimes: 0,
      weight: 100,
      expiresAt: Date.now() + 3_600_000,
    })
    await withdraw(stack, member.id, send, { playerId, currency })
    await subscribe(stack, send, playerId, currency)
  } finally {
    await broker.close()
  }
}

const playerNamed = (stack: Stack, name: string): Promise<number> =>
  asOwner(stack.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM player WHERE username = $1', [name])
    return rows[0]!.id
  })

const withdraw = async (
  stack: Stack,
  memberId: number,
  send: SendCommand,
  { playerId, currency }: { readonly playerId: number; readonly currency: string },
): Promise<void> => {
  const requestedBy = `player:${playerId}`
  const request = { opKey: 'withdraw-once', playerId, currency, amount: 300n, requestedBy }
  const made = await send('requestWithdrawal', request)
  if (!made.done) throw new Error(made.reason)
  const one = { withdrawalId: made.withdrawalId, playerId, currency }
  const approvedBy = await asOwner(stack.ownerUrl, client =>
    decideWithdrawal(
      async <R extends object>(text: string, values: readonly unknown[] = []) =>
        (await client.query<R>(text, [...values])).rows,
      memberId,
      made.withdrawalId,
    ),
  )
  await send('approveWithdrawal', { ...one, approvedBy })
  await send('markSending', one)
  await send('payWithdrawal', one)
}

/** Adds a game that opens only after the subscription to it exists. */
const subscribe = async (
  stack: Stack,
  send: SendCommand,
  playerId: number,
  currency: string,
): Promise<void> => {
  await asOwner(stack.ownerUrl, client =>
    client.query(
      `INSERT INTO game
       SELECT (jsonb_populate_record(g, jsonb_build_object('id', $1::int, 'active', false, 'chain_anchor', NULL, 'chain_index', 0, 'log_index', NULL))).*
         FROM game g WHERE id = 101`,
      [subscribedGame],
    ),
  )
  const plays = [[1, 2, 3, 4, 5, 6]]
  const request = { opKey: 'subscribe-once', playerId, gameId: subscribedGame, currency, plays, instances: 1 }
  const made = await send('openSubscription', request)
  if (!made.done) throw new Error(made.reason)
  await asOwner(stack.ownerUrl, client =>
    client.query('UPDATE game SET active = true WHERE id = $1', [subscribedGame]),
  )
  await retryUntilSuccess(async () => {
    const { rows } = await asOwner(stack.ownerUrl, client =>
      client.query(`SELECT FROM subscription WHERE id = $1 AND status = 'ENDED'`, [made.subscriptionId]),
    )
    if (rows.length === 0) throw new Error('the subscription has not played yet')
  })
}
