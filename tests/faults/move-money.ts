import { connectBroker } from '@fairground/server/broker/broker'
import type { Answer, CommandName, Request } from '@fairground/server/ledger/command'
import { createLaneClient } from '@fairground/server/ledger/lane-client'
import { createLog } from '@fairground/server/log'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Stack } from '@fairground/testkit/stack/stack'
import { asOwner } from './owner-query.ts'
import { patiently } from './patiently.ts'

type Ask = <N extends CommandName>(name: N, request: Request<N>) => Promise<Answer<N>>

export const subscribedGame = 103

/**
 * Every movement of money that no purchase makes, each asked again with the same key until it is answered: a deposit,
 * a limit, a bonus, a withdrawal from its request to its payment, and a subscription that plays when its game opens.
 * For a player who buys nothing: the balances by the purchases' log stay as they are.
 */
export const moveMoney = async (stack: Stack, member: DemoMember): Promise<void> => {
  const broker = await connectBroker(stack.natsUrl, 'cashier', createLog('cashier', 'warn'))
  const lane = createLaneClient(broker)
  const ask: Ask = async (name, request) => {
    return patiently(() => lane.ask(member.id, name, request))
  }
  try {
    const playerId = await playerNamed(stack, 'rowan')
    const { currency } = member
    await ask('deposit', { opKey: 'deposit-once', playerId, currency, amount: 500n })
    await ask('setLimit', {
      opKey: 'limit-once',
      playerId,
      kind: 'lossWeek',
      currency,
      source: 'player',
      newCap: 100_000n,
      reason: 'asked',
    })
    await ask('grantBonus', {
      opKey: 'bonus-once',
      playerId,
      currency,
      amount: 50n,
      wageringTimes: 0,
      weight: 100,
      expiresAt: Date.now() + 3_600_000,
    })
    await withdraw(ask, playerId, currency)
    await subscribe(stack, ask, playerId, currency)
  } finally {
    await broker.close()
  }
}

const playerNamed = (stack: Stack, name: string): Promise<number> =>
  asOwner(stack.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM player WHERE username = $1', [name])
    return rows[0]!.id
  })

const withdraw = async (ask: Ask, playerId: number, currency: string): Promise<void> => {
  const requestedBy = `player:${playerId}`
  const asked = { opKey: 'withdraw-once', playerId, currency, amount: 300n, requestedBy }
  const made = await ask('requestWithdrawal', asked)
  if (!made.done) throw new Error(made.reason)
  const one = { withdrawalId: made.withdrawalId, playerId, currency }
  await ask('approveWithdrawal', { ...one, approvedBy: 'operator:1' })
  await ask('markSending', one)
  await ask('payWithdrawal', one)
}

/** The game is made after the others and opens only when the subscription to it is there. */
const subscribe = async (stack: Stack, ask: Ask, playerId: number, currency: string): Promise<void> => {
  await asOwner(stack.ownerUrl, client =>
    client.query(
      `INSERT INTO game
       SELECT (jsonb_populate_record(g, jsonb_build_object('id', $1::int, 'active', false, 'chain_anchor', NULL, 'chain_index', 0))).*
         FROM game g WHERE id = 101`,
      [subscribedGame],
    ),
  )
  const plays = [[1, 2, 3, 4, 5, 6]]
  const asked = { opKey: 'subscribe-once', playerId, gameId: subscribedGame, currency, plays, instances: 1 }
  const made = await ask('openSubscription', asked)
  if (!made.done) throw new Error(made.reason)
  await asOwner(stack.ownerUrl, client =>
    client.query('UPDATE game SET active = true WHERE id = $1', [subscribedGame]),
  )
  await patiently(async () => {
    const { rows } = await asOwner(stack.ownerUrl, client =>
      client.query(`SELECT FROM subscription WHERE id = $1 AND status = 'ENDED'`, [made.subscriptionId]),
    )
    if (rows.length === 0) throw new Error('the subscription is not played')
  })
}
