import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { isDeckKind } from '#kinds/deck-terms.ts'

export interface InstanceFilter {
  readonly gameId?: number | undefined
  readonly status?: string | undefined
  readonly isHeld?: boolean | undefined
  /** By their starts, which are infinite until a game that starts when full has a time. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
}

export interface ListedInstance {
  readonly instanceId: number
  readonly gameId: number
  readonly title: string
  readonly status: string
  readonly sold: number
  readonly cap: number
  readonly players: number
  readonly pool: bigint
  readonly currency: string
  readonly startAt: number
  readonly registrationEndAt: number
  readonly isHeld: boolean
  readonly attempts: number
}

const isHeld = sql<boolean>`
  EXISTS (SELECT FROM draw_hold h
           WHERE h.member_id = i.member_id AND h.instance_id = i.id
             AND NOT EXISTS (SELECT FROM draw_release r
                              WHERE r.member_id = h.member_id AND r.instance_id = h.instance_id AND r.n = h.n AND r.approval = 2))`

const columns = sql`
  i.id AS "instanceId", i.game_id AS "gameId", g.title, i.status, i.sold, i.cap, i.players, i.pool, i.currency,
  i.start_at AS "startAt", i.reg_end AS "registrationEndAt", ${isHeld} AS "isHeld", i.attempts`

const source = sql`game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id`

export const readInstances = async (
  tx: Tx,
  memberId: number,
  { gameId, status, isHeld: onlyHeld, from, until, before, limit }: InstanceFilter,
): Promise<ListedInstance[]> => {
  const { rows } = await sql<ListedInstance>`
    SELECT ${columns} FROM ${source}
     WHERE i.member_id = ${memberId}
       ${gameId === undefined ? sql`` : sql`AND i.game_id = ${gameId}`}
       ${status === undefined ? sql`` : sql`AND i.status = ${status}`}
       ${onlyHeld ? sql`AND ${isHeld}` : sql``}
       ${from === undefined ? sql`` : sql`AND i.start_at >= ${timestamp(from)}`}
       ${until === undefined ? sql`` : sql`AND i.start_at < ${timestamp(until)}`}
       ${before === undefined ? sql`` : sql`AND i.id < ${before}`}
     ORDER BY i.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export type InstanceDetail = ListedInstance & {
  readonly price: bigint
  readonly fee: bigint
  readonly closedAt: number | null
  readonly endAt: number | null
  readonly dueAt: number
  readonly lastError: string | null
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly frontier: Buffer
}

export const findInstance = async (
  tx: Tx,
  memberId: number,
  id: number,
): Promise<InstanceDetail | undefined> => {
  const { rows } = await sql<InstanceDetail>`
    SELECT ${columns}, i.price, i.fee, i.closed_at AS "closedAt", i.end_at AS "endAt", i.due_at AS "dueAt",
           i.last_error AS "lastError",
           i.rules, i.prize_table AS "prizeTable", i.frontier
      FROM ${source} WHERE i.member_id = ${memberId} AND i.id = ${id}`.execute(tx)
  return rows[0]
}

/** What the gaming system closed and drew. */
export const findDrawn = async (tx: Tx, memberId: number, id: number) => {
  const { rows } = await sql<{ tiers: readonly unknown[] | null; hasBeacon: boolean }>`
    SELECT (SELECT tiers FROM draw_result WHERE member_id = ${memberId} AND instance_id = ${id}) AS tiers,
           EXISTS (SELECT FROM draw_beacon WHERE member_id = ${memberId} AND instance_id = ${id}) AS "hasBeacon"`.execute(
    tx,
  )
  return rows[0]!
}

/** What the last hold of an instance compared. */
export const findOutputs = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('draw_hold')
    .select(['platform_output', 'control_output'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()

const maxEvents = 200

export const readHistory = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('instance_event')
    .select(['at', 'kind', 'facts'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .orderBy('n', 'desc')
    .limit(maxEvents)
    .execute()

export interface ListedDeck {
  readonly instanceId: number
  readonly gameId: number
  readonly title: string
  readonly status: string
  readonly cards: number
  readonly sold: number
  readonly endsAt: number
  readonly currency: string
  readonly prizeTable: unknown
  readonly rules: unknown
  readonly escrow: bigint
}

const deckColumns = sql`
  i.id AS "instanceId", i.game_id AS "gameId", g.title, i.status, i.cap AS cards, i.sold, i.reg_end AS "endsAt", i.currency,
  i.prize_table AS "prizeTable", i.rules,
  coalesce((SELECT c_post - d_post FROM account a
             WHERE a.member_id = i.member_id AND a.kind = 'game:escrow' AND a.ref = i.id AND a.currency = i.currency), 0) AS escrow`

export const readDecks = async (
  tx: Tx,
  memberId: number,
  {
    id,
    before,
    limit,
  }: { readonly id?: number; readonly before?: number | undefined; readonly limit: number },
): Promise<ListedDeck[]> => {
  const { rows } = await sql<ListedDeck>`
    SELECT ${deckColumns} FROM ${source}
     WHERE i.member_id = ${memberId} AND ${isDeckKind(sql`g.rule`)}
       ${id === undefined ? sql`` : sql`AND i.id = ${id}`}
       ${before === undefined ? sql`` : sql`AND i.id < ${before}`}
     ORDER BY i.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

/** The number of dealt cards by tier. */
export const countWonByTier = async (tx: Tx, memberId: number, id: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{ outcome: string; count: number }>`
    SELECT outcome, count(*)::integer AS count FROM deck_card
     WHERE member_id = ${memberId} AND instance_id = ${id} AND outcome <> '' GROUP BY outcome`.execute(tx)
  return new Map(rows.map(({ outcome, count }) => [outcome, count]))
}

/** Ends the sale now. The database accepts it only with an approved proposal. */
export const endSale = async (tx: Tx, memberId: number, id: number): Promise<number> => {
  const { reg_end: endsAt } = await tx
    .updateTable('game_instance')
    .set({ reg_end: sql<number>`least(reg_end, clock_timestamp())` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('reg_end')
    .executeTakeFirstOrThrow()
  return Math.floor(endsAt)
}

export const countPayouts = async (tx: Tx, memberId: number, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM payout WHERE member_id = ${memberId} AND instance_id = ${id}`.execute(
    tx,
  )
  return rows[0]!.count
}
