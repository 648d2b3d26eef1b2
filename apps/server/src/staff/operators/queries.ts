import type { Static } from 'typebox'
import type { OperatorTemplate } from '@fairground/contract/operator/operations/operators'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

type Operator = Static<typeof OperatorTemplate>

/** Orders new operators, so that each gets the next number. */
export const lockOperators = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(tx)
}

interface Names {
  readonly code?: string
  readonly siteKey?: string
  readonly hosts: readonly string[]
}

/** Another operator that has the code, the site key or one of the hosts. */
export const findTakenName = (tx: Tx, { code, siteKey, hosts }: Names, exceptId = 0) =>
  tx
    .selectFrom('member')
    .select('code')
    .where('id', '<>', exceptId)
    .where(eb =>
      eb.or([
        ...(code === undefined ? [] : [eb('code', '=', code)]),
        ...(siteKey === undefined ? [] : [eb('site_key', '=', siteKey)]),
        sql<boolean>`hosts && ${[...hosts]}::text[]`,
      ]),
    )
    .executeTakeFirst()

/** Inserts the operator with its lane, and returns its number: the next one unless a test world names it. */
export const insertOperator = async (
  tx: Tx,
  operator: Operator,
  siteKey: string,
  memberId?: number,
): Promise<number> => {
  const { id } = await tx
    .insertInto('member')
    .values({
      id: memberId ?? sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM member)`,
      code: operator.code,
      name: operator.name,
      look: operator.look,
      scheme: operator.scheme,
      hosts: operator.hosts,
      site_key: siteKey,
      profile: operator.profile,
      currency: operator.currency,
      settings: JSON.stringify(operator.settings),
      return_min: operator.returns?.min ?? null,
      return_max: operator.returns?.max ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`SELECT set_config('app.member', ${String(id)}, true)`.execute(tx)
  await tx.insertInto('lane').values({ member_id: id }).execute()
  await sql`SELECT set_config('app.member', '0', true)`.execute(tx)
  return id
}

const selectOperator = (tx: Tx, memberId: number) =>
  tx.selectFrom('member').selectAll().where('id', '=', memberId)

export const readOperator = (tx: Tx, memberId: number) =>
  selectOperator(tx, memberId).executeTakeFirstOrThrow()

export const lockOperator = (tx: Tx, memberId: number) =>
  selectOperator(tx, memberId).forNoKeyUpdate().executeTakeFirstOrThrow()

export interface OperatorChange {
  readonly name?: string
  readonly look?: string
  readonly scheme?: string
  readonly hosts?: string[]
  readonly profile?: string
  readonly settings?: string
  readonly features?: string
  readonly return_min?: number | null
  readonly return_max?: number | null
}

export const updateOperator = async (tx: Tx, memberId: number, change: OperatorChange): Promise<void> => {
  await tx.updateTable('member').set(change).where('id', '=', memberId).execute()
}

/** Settings after a proposal, computed by the function that also guards the table. */
export const computeSettings = async (tx: Tx, memberId: number, payload: unknown): Promise<unknown> => {
  const { rows } = await sql<{ settings: unknown }>`
    SELECT changed_settings(settings, ${JSON.stringify(payload)}::jsonb) AS settings FROM member WHERE id = ${memberId}`.execute(
    tx,
  )
  return rows[0]!.settings
}

/** What the checklist of an operator needs. */
export interface ReadinessFacts {
  readonly hosts: number
  readonly isServed: boolean
  readonly hasReturns: boolean
  readonly settings: Readonly<Record<string, unknown>>
  readonly games: number
  readonly openInstances: number
  readonly pages: number
  readonly roles: Readonly<Record<string, number>>
}

export const readReadiness = async (tx: Tx, memberId: number): Promise<ReadinessFacts> => {
  const { rows } = await sql<ReadinessFacts>`
    SELECT cardinality(m.hosts) AS hosts, l.epoch > 0 AS "isServed", m.return_min IS NOT NULL AS "hasReturns", m.settings,
           (SELECT count(*)::integer FROM game g WHERE g.member_id = m.id AND g.active AND NOT g.paused) AS games,
           (SELECT count(*)::integer FROM game_instance i WHERE i.member_id = m.id AND i.status = 'OPEN') AS "openInstances",
           (SELECT count(*)::integer FROM site_page p WHERE p.member_id = m.id) AS pages,
           (SELECT coalesce(jsonb_object_agg(r.role, r.people), '{}')
              FROM (SELECT g.role, count(DISTINCT g.staff_id) AS people
                      FROM staff_grant g JOIN staff s ON s.id = g.staff_id AND s.status = 'active'
                     WHERE g.revoked_at IS NULL AND (g.operator_id IS NULL OR g.operator_id = m.id)
                     GROUP BY g.role) AS r) AS roles
      FROM member m JOIN lane l ON l.member_id = m.id
     WHERE m.id = ${memberId}`.execute(tx)
  return rows[0]!
}
