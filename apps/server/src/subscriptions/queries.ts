import type { OptionalRow, Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** A change of the balance that the player has paid in advance. */
export interface SubscriptionMovement extends OptionalRow<'ticket', 'instance_id'> {
  readonly id: number
  readonly at: Row<'journal', 'created_at'>['createdAt']
  readonly kind: 'deposit' | 'play' | 'refund'
  readonly amount: bigint
  readonly balance: bigint
}

interface SubscriptionKey extends PlayerKey {
  readonly subscriptionId: number
}

/** The tickets that the subscription bought, found by the key of the journal that sold them. */
const playedTickets = ({ memberId, playerId, subscriptionId }: SubscriptionKey) => sql`
  SELECT t.journal_id, t.instance_id, t.seq, t.price + t.fee AS cost, j.created_at
    FROM ticket t
    JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
   WHERE t.member_id = ${memberId} AND t.player_id = ${playerId}
     AND j.op_key = 'sub:' || ${subscriptionId}::bigint || ':' || t.instance_id`

const transferSum = (memberId: number) =>
  sql`(SELECT coalesce(sum(r.amount), 0)::bigint FROM transfer r
        WHERE r.member_id = ${memberId} AND r.journal_id = j.id)`

const balanceMovements = (subscription: SubscriptionKey) => sql`
  SELECT j.id, j.created_at AS at, 'deposit' AS kind, NULL::int AS instance_id, ${transferSum(subscription.memberId)} AS amount
    FROM journal j WHERE j.member_id = ${subscription.memberId} AND j.id = ${subscription.subscriptionId}
  UNION ALL
  SELECT p.journal_id, min(p.created_at), 'play', p.instance_id, -sum(p.cost)::bigint
    FROM (${playedTickets(subscription)}) AS p GROUP BY p.journal_id, p.instance_id
  UNION ALL
  SELECT j.id, j.created_at, 'refund', NULL, -${transferSum(subscription.memberId)}
    FROM journal j WHERE j.member_id = ${subscription.memberId} AND j.op_key = 'subcancel:' || ${subscription.subscriptionId}::bigint`

/** A page of the movements, newest first, each with the balance after it, and the number of all movements. */
export const readMovements = async (
  tx: Tx,
  subscription: SubscriptionKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ movements: SubscriptionMovement[]; total: number }> => {
  const { rows } = await sql<SubscriptionMovement>`
    SELECT id::float8 AS id, at, kind, instance_id AS "instanceId", amount, sum(amount) OVER (ORDER BY b.id)::bigint AS balance
      FROM (${balanceMovements(subscription)}) AS b ORDER BY b.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(
    tx,
  )
  const counted = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM (${balanceMovements(subscription)}) AS b`.execute(tx)
  return { movements: rows, total: counted.rows[0]?.n ?? 0 }
}

interface Sums {
  readonly paid: bigint
  readonly spent: bigint
  readonly won: bigint
}

/** The sums of the advance payments, the stakes and the winnings of ended games. */
export const readSums = async (tx: Tx, subscription: SubscriptionKey): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    SELECT (SELECT ${transferSum(subscription.memberId)} FROM journal j
             WHERE j.member_id = ${subscription.memberId} AND j.id = ${subscription.subscriptionId}) AS paid,
           coalesce(sum(p.cost), 0)::bigint AS spent,
           coalesce(sum((SELECT sum(y.from_pool + y.from_jackpot) FROM payout y
                           JOIN game_instance i ON i.member_id = y.member_id AND i.id = y.instance_id
                          WHERE y.member_id = ${subscription.memberId} AND y.instance_id = p.instance_id AND y.seq = p.seq
                            AND i.status = 'ENDED')), 0)::bigint AS won
      FROM (${playedTickets(subscription)}) AS p`.execute(tx)
  return rows[0]!
}

/** Whether the player has a subscription of any status, to one game or to any game. */
export const hasSubscription = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  gameId: number | undefined,
): Promise<boolean> => {
  const found = await tx
    .selectFrom('subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .$if(gameId !== undefined, query => query.where('game_id', '=', gameId!))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const findActiveGame = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .select(['rules', 'prize_table', 'schedule'])
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('active', '=', true)
    .executeTakeFirst()
