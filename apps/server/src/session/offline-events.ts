import type { PersistentEvent } from '@fairground/contract/entities/persistent-event'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from '#instance/terms.ts'
import { sql } from 'kysely'
import type { OfPlayer } from '#player/of-player.ts'

interface Missed {
  readonly instanceId: number
  readonly gameId: number
  readonly currency: string
  readonly n: number
  readonly kind: 'ended' | 'refunded' | 'rescheduled'
  readonly at: number
  readonly startAt: number
  readonly won: bigint
}

const lookBackDays = 30
const mostInstances = 200
const mostShown = 200
/** A browser that was seen so recently has seen it happen. */
const presentFor = '1 minute'
/** A page that is loaded again and again looks once. */
const lookEvery = '10 seconds'

/** What the player has missed and not acknowledged, oldest first. */
export const offlineEvents = async (tx: Tx, player: OfPlayer): Promise<PersistentEvent[]> => {
  await keepMissedGames(tx, player)
  const rows = await tx
    .selectFrom('persistent_event')
    .select(['id', 'name', 'at', 'payload'])
    .where('member_id', '=', player.memberId)
    .where('player_id', '=', player.playerId)
    .where('acknowledged_at', 'is', null)
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, name, at, payload }) => ({
    eventId: Number(id),
    name,
    at: Math.floor(at),
    payload: payload as PersistentEvent['payload'],
  }))
}

/**
 * Of the player's games, what ended with a prize, was refunded or was moved while he was away. It is gathered when he
 * asks, so that the end of a game with a million plays writes nothing for those who may never ask.
 */
const keepMissedGames = async (tx: Tx, { memberId, playerId }: OfPlayer): Promise<void> => {
  const mark = await tx
    .insertInto('persistent_mark')
    .values({ member_id: memberId, player_id: playerId, looked_at: sql<number>`clock_timestamp()` })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'player_id'])
        .doUpdateSet({ looked_at: sql<number>`clock_timestamp()` })
        .where(sql<boolean>`persistent_mark.looked_at < clock_timestamp() - ${lookEvery}::interval`),
    )
    .returning(
      // As it was before: the statement sees the row as its snapshot has it.
      sql<number | null>`(SELECT m.looked_at FROM persistent_mark m
        WHERE m.member_id = ${memberId} AND m.player_id = ${playerId})`.as('before'),
    )
    .executeTakeFirst()
  if (!mark) return
  for (const missed of await missedGames(tx, { memberId, playerId }, mark.before)) {
    const { instanceId, n, at } = missed
    await sql`
      INSERT INTO persistent_event (member_id, player_id, name, about, at, payload)
      VALUES (${memberId}, ${playerId}, ${nameOf[missed.kind]}, ${`game/${instanceId}/${n}`},
              to_timestamp(${at}::float8 / 1000), ${JSON.stringify(payloadOf(memberId, missed))}::jsonb)
      ON CONFLICT (member_id, player_id, about) DO NOTHING`.execute(tx)
  }
}

const missedGames = async (
  tx: Tx,
  { memberId, playerId }: OfPlayer,
  since: number | null,
): Promise<readonly Missed[]> => {
  const { rows } = await sql<Missed>`
    SELECT * FROM (
      SELECT i.id AS "instanceId", i.game_id AS "gameId", i.currency, e.n, e.kind, e.at, i.start_at AS "startAt",
             CASE WHEN e.kind = 'ended' THEN
               (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint
                  FROM live_ticket t JOIN payout p
                    ON p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq
                 WHERE t.member_id = i.member_id AND t.instance_id = i.id AND t.player_id = ${playerId})
             ELSE 0::bigint END AS won
        FROM (SELECT instance_id, min(created_at) AS joined_at FROM ticket
               WHERE member_id = ${memberId} AND player_id = ${playerId}
               GROUP BY instance_id ORDER BY instance_id DESC LIMIT ${mostInstances}) AS mine
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = mine.instance_id
        JOIN instance_event e ON e.member_id = i.member_id AND e.instance_id = i.id
       WHERE e.kind IN ('ended', 'refunded', 'rescheduled') AND e.at > mine.joined_at
         AND e.at > greatest(to_timestamp(${since ?? 0}::float8 / 1000) - interval '1 second',
                             clock_timestamp() - make_interval(days => ${lookBackDays}))
         AND NOT EXISTS (
           SELECT FROM session s
            WHERE s.member_id = ${memberId} AND s.player_id = ${playerId} AND s.created_at <= e.at
              AND least(s.ended_at, s.seen_at + ${presentFor}::interval) >= e.at)) AS missed
     WHERE kind <> 'ended' OR won > 0
     ORDER BY at`.execute(tx)
  return rows
}

const nameOf = { ended: 'gameEnd', refunded: 'gameRefunded', rescheduled: 'gameRescheduled' } as const
const numberOf = { ended: 5, refunded: 11, rescheduled: 12 } as const

const payloadOf = (memberId: number, { kind, gameId, instanceId, currency, won, startAt }: Missed) => ({
  eventType: numberOf[kind],
  memberId,
  gameId,
  gameInstanceId: instanceId,
  ...(kind === 'ended' ? { won: decimal(won, currency), currencyId: currency } : {}),
  ...(kind === 'rescheduled' ? { tournamentStartTime: startAt } : {}),
})
