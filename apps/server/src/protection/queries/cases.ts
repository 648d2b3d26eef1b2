import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export interface LastCase {
  readonly id: number
  readonly playerId: number
  readonly status: string
  readonly rules: readonly string[]
  readonly ageMs: number
}

/** The latest case of each player who has one. */
export const findLastCases = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, LastCase>> => {
  const { rows } = await sql<LastCase>`
    SELECT c.id, p.id AS "playerId", c.status, c.rules,
           extract(epoch FROM clock_timestamp() - coalesce(c.decided_at, c.opened_at))::float8 * 1000 AS "ageMs"
      FROM unnest(${sql.val(playerIds)}::int[]) AS p (id)
     CROSS JOIN LATERAL (
       SELECT * FROM aml_case WHERE member_id = ${memberId} AND player_id = p.id ORDER BY id DESC LIMIT 1) AS c`.execute(
    tx,
  )
  return new Map(rows.map(row => [row.playerId, row]))
}

export const insertCase = async (
  tx: Tx,
  row: PlayerKey & { readonly cause: string; readonly rules: readonly string[] },
): Promise<number> => {
  const { id } = await tx
    .insertInto('aml_case')
    .values({ member_id: row.memberId, player_id: row.playerId, cause: row.cause, rules: [...row.rules] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const addCaseRules = async (
  tx: Tx,
  memberId: number,
  id: number,
  rules: readonly string[],
): Promise<void> => {
  await sql`
    UPDATE aml_case SET rules = ARRAY(SELECT DISTINCT unnest(rules || ${sql.val(rules)}::text[]))
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
}

/** The entries of a case are numbered. Two writers at once fail on the primary key, and one of them repeats. */
export const insertEntry = async (
  tx: Tx,
  row: {
    readonly memberId: number
    readonly caseId: number
    readonly actor: string
    readonly kind: string
    readonly sealed: Buffer
  },
): Promise<void> => {
  await sql`
    INSERT INTO aml_entry (member_id, case_id, n, actor, kind, sealed)
    SELECT ${row.memberId}, ${row.caseId}, coalesce(max(e.n), 0) + 1, ${row.actor}, ${row.kind}, ${row.sealed}
      FROM aml_entry e WHERE e.member_id = ${row.memberId} AND e.case_id = ${row.caseId}`.execute(tx)
}

export const readEntryRows = (tx: Tx, memberId: number, caseId: number) =>
  tx
    .selectFrom('aml_entry')
    .select(['n', 'at', 'actor', 'kind', 'sealed'])
    .where('member_id', '=', memberId)
    .where('case_id', '=', caseId)
    .orderBy('n')
    .execute()

export const lockCase = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('aml_case')
    .select(['id', 'player_id', 'status', 'cause', 'rules', 'opened_at', 'decided_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateToDecided = async (
  tx: Tx,
  memberId: number,
  id: number,
  status: 'cleared' | 'reported',
): Promise<void> => {
  await tx
    .updateTable('aml_case')
    .set({ status, decided_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export interface CasePage {
  readonly status: string | undefined
  readonly after: number
  readonly limit: number
}

/** Cases with their players, oldest first. */
export const readCases = (tx: Tx, memberId: number, { status, after, limit }: CasePage) =>
  tx
    .selectFrom('aml_case as c')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'c.member_id').onRef('p.id', '=', 'c.player_id'),
    )
    .select([
      'c.id',
      'c.player_id',
      'p.username',
      'c.status',
      'c.cause',
      'c.rules',
      'c.opened_at',
      'c.decided_at',
      sql<boolean>`has_hold(c.member_id, c.player_id, 'withdrawal')`.as('on_hold'),
    ])
    .where('c.member_id', '=', memberId)
    .where('c.id', '>', after)
    .$if(status !== undefined, query => query.where('c.status', '=', status ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .execute()
