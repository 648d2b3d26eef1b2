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

export interface SharedGame {
  readonly instanceId: number
  readonly title: string
  readonly rule: string
}

/** What a preview of a game's page shows. It holds nothing about players. */
export const findSharedGame = (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<SharedGame | undefined> =>
  tx
    .selectFrom('game_instance as instance')
    .innerJoin('game', join =>
      join.onRef('game.member_id', '=', 'instance.member_id').onRef('game.id', '=', 'instance.game_id'),
    )
    .select(['instance.id as instanceId', 'game.title', 'game.rule'])
    .where('instance.member_id', '=', memberId)
    .where('instance.id', '=', instanceId)
    .executeTakeFirst()

export type RecordTable = 'draw_record' | 'deck_record'

export const findRecord = (tx: Tx, table: RecordTable, memberId: number, instanceId: number) =>
  tx
    .selectFrom(table)
    .select('body')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

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
