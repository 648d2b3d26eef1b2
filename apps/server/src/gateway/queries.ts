import type { Snapshot } from '@fairground/contract/snapshots'
import type { Topic } from '@fairground/contract/topics'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const findPicture = (tx: Tx, memberId: number, name: string) =>
  tx
    .selectFrom('site_picture')
    .select('svg')
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .executeTakeFirst()

export type RecordTable = 'draw_record' | 'deck_record'

export const findRecord = (tx: Tx, table: RecordTable, memberId: number, instanceId: number) =>
  tx
    .selectFrom(table)
    .select('body')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** The committed and skipped chain links of draws and decks, newest first. */
export const readFairLog = async (tx: Tx, memberId: number, limit: number): Promise<unknown[]> => {
  const { rows } = await sql`
    SELECT game, index, instance, "closeHash", round, "signerAt", skipped, "deckHash" FROM (
      SELECT game_id AS game, chain_index AS index, instance_id AS instance, encode(close_hash, 'hex') AS "closeHash",
             round::text AS round, signer_at AS "signerAt", NULL AS skipped, signer_at AS at, NULL AS "deckHash"
        FROM draw_commit WHERE member_id = ${memberId}
      UNION ALL
      SELECT s.game_id, s.chain_index, s.instance_id, encode(s.close_hash, 'hex'), s.round::text, s.signer_at, NULL, s.signer_at,
             encode(d.deck_hash, 'hex')
        FROM deck_seal s LEFT JOIN deck d USING (member_id, instance_id) WHERE s.member_id = ${memberId}
      UNION ALL
      SELECT game_id, chain_index, instance_id, encode(close_hash, 'hex'), NULL, NULL, reason, at, NULL
        FROM draw_skip WHERE member_id = ${memberId}) AS entry
     ORDER BY at DESC, game, index DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export const readTopicSeq = async (tx: Tx, topic: Topic): Promise<number> => {
  const row = await tx.selectFrom('topic').select('seq').where('name', '=', topic).executeTakeFirst()
  return Number(row?.seq ?? 0)
}

export const findSegment = async (tx: Tx, memberId: number, playerId: number): Promise<string | null> => {
  const player = await tx
    .selectFrom('player')
    .select('segment')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirst()
  return player?.segment ?? null
}

type PlayerGame = Snapshot<'player'>['playerInGames'][number]

/** The player's part in every instance that is open or ended within the last hour. */
export const readPlayerGames = async (tx: Tx, memberId: number, playerId: number): Promise<PlayerGame[]> => {
  const { rows } = await sql<PlayerGame>`
    SELECT i.game_id AS "gameId", i.id AS "gameInstanceId", i.version::float8 AS version, g.n AS "playerPlaysInGame",
           (SELECT t.join_code FROM live_ticket t
             WHERE t.member_id = g.member_id AND t.player_id = g.player_id AND t.instance_id = g.instance_id
             ORDER BY t.seq DESC LIMIT 1) AS "joinCode"
      FROM player_game g JOIN game_instance i ON i.member_id = g.member_id AND i.id = g.instance_id
     WHERE g.member_id = ${memberId} AND g.player_id = ${playerId} AND g.n > 0
       AND (i.status NOT IN ('ENDED', 'REFUNDED') OR i.start_at > clock_timestamp() - interval '1 hour')`.execute(
    tx,
  )
  return rows
}
