import { messageKinds } from '@fairground/contract/channel'
import type { Snapshot } from '@fairground/contract/snapshots'
import { type ParsedTopic, parseTopic, type Topic } from '@fairground/contract/topics'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { readAccounts } from '#instance/accounts.ts'
import { readGameViews } from '#instance/game-view.ts'
import type { Member, Members } from '#member/members.ts'
import { createReadings } from '#operation/readings.ts'
import { isRowId } from '#operation/row-id.ts'
import { encodeMessage } from './codec.ts'
import { frameOf } from './frame.ts'

export interface TakenSnapshot {
  readonly seq: number
  /** As it goes over the line. */
  readonly frame: Buffer
}

export interface Snapshots {
  /** Nothing when there is no such thing as the topic is about. */
  take(memberId: number, topic: Topic): Promise<TakenSnapshot | undefined>
}

/**
 * One that has begun is given to nobody else, who may have heard of more already. Those who wait for the next share
 * it: however many come at once, a topic is read by one of them at a time.
 */
export const createSnapshots = (db: Database, members: Members): Snapshots => {
  const readings = createReadings<TakenSnapshot | undefined>(0)
  return {
    take: (memberId, topic) =>
      readings.get(topic, '', async () => {
        const member = await members.byId(memberId)
        return member && takeSnapshot(db, member, topic)
      }),
  }
}

/** The state of a topic with a number it is at least as new as: the number is read first. */
const takeSnapshot = (db: Database, member: Member, topic: Topic): Promise<TakenSnapshot | undefined> =>
  inMember(db, member.id, async tx => {
    const parsed = parseTopic(topic)
    if (!parsed) return undefined
    const seq = await seqOf(tx, topic)
    const state = await stateOf(tx, member, parsed)
    return state && { seq, frame: frameOf(encodeMessage([messageKinds.SNAPSHOT, topic, seq, state])) }
  })

export const seqOf = async (tx: Tx, topic: Topic): Promise<number> => {
  const row = await tx.selectFrom('topic').select('seq').where('name', '=', topic).executeTakeFirst()
  return Number(row?.seq ?? 0)
}

const stateOf = async (tx: Tx, member: Member, topic: ParsedTopic): Promise<Snapshot | undefined> => {
  switch (topic.kind) {
    case 'lobby':
      return {
        games: await readGameViews(tx, member.id, { listed: true }),
        MAINTENANCE_ENABLED: member.maintenance === null ? 'false' : 'true',
        MAINTENANCE_MESSAGE: member.maintenance ?? '',
      }
    case 'game': {
      if (!isRowId(topic.gameInstanceId)) return undefined
      const [game] = await readGameViews(tx, member.id, { ids: [topic.gameInstanceId] })
      return game && { game }
    }
    case 'player':
      return playerState(tx, member.id, topic.playerId)
  }
}

const playerState = async (tx: Tx, memberId: number, playerId: number): Promise<Snapshot<'player'>> => {
  const player = await tx
    .selectFrom('player')
    .select('segment')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirst()
  const { rows } = await sql<{
    gameId: number
    gameInstanceId: number
    version: number
    playerPlaysInGame: number
    joinCode: string
  }>`
    SELECT i.game_id AS "gameId", i.id AS "gameInstanceId", i.version::float8 AS version, g.n AS "playerPlaysInGame",
           (SELECT t.join_code FROM live_ticket t
             WHERE t.member_id = g.member_id AND t.player_id = g.player_id AND t.instance_id = g.instance_id
             ORDER BY t.seq DESC LIMIT 1) AS "joinCode"
      FROM player_game g JOIN game_instance i ON i.member_id = g.member_id AND i.id = g.instance_id
     WHERE g.member_id = ${memberId} AND g.player_id = ${playerId} AND g.n > 0
       AND (i.status NOT IN ('ENDED', 'REFUNDED') OR i.start_at > clock_timestamp() - interval '1 hour')`.execute(
    tx,
  )
  return {
    accounts: await readAccounts(tx, memberId, playerId),
    playerInGames: rows,
    playerSegment: player?.segment ?? null,
    pendingEvents: [],
  }
}
