import type { Static } from 'typebox'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { OperatorTemplate } from '@fairground/contract/operator/operations/operators'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

type Game = Static<typeof GameTemplate>
type Operator = Static<typeof OperatorTemplate>

export const hasGame = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Why the terms cannot be sold, by the rule that also guards the table. Null if they can. */
export const findGameProblem = async (tx: Tx, memberId: number, game: Game): Promise<string | null> => {
  const { rows } = await sql<{ problem: string | null }>`
    SELECT game_terms_problem(${JSON.stringify(game.rules)}::jsonb, ${JSON.stringify(game.prizeTable)}::jsonb, ${game.cap},
                              ${game.cost}::bigint, ${game.fee}::bigint, return_min, return_max) AS problem
      FROM member WHERE id = ${memberId}`.execute(tx)
  return rows[0]?.problem ?? null
}

/** The worker gives the game its seed chain and opens its first instances. */
export const insertGame = async (tx: Tx, memberId: number, game: Game): Promise<void> => {
  await sql`
    INSERT INTO game (member_id, id, rule, title, title_short, description, rules, prize_table, currency, cost, fee, cap,
                      player_max, schedule)
    SELECT ${memberId}, ${game.id}, ${game.rules.kind}, ${game.title}, ${game.titleShort}, ${game.description},
           ${JSON.stringify(game.rules)}::jsonb, ${JSON.stringify(game.prizeTable)}::jsonb, m.currency, ${game.cost}::bigint,
           ${game.fee}::bigint, ${game.cap}, ${game.playerMax}, ${JSON.stringify(game.schedule)}::jsonb
      FROM member m WHERE m.id = ${memberId}`.execute(tx)
}

/** Orders new operators, so that each gets the next number. */
export const lockOperators = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(tx)
}

export const findTakenName = (tx: Tx, { code, hosts }: Pick<Operator, 'code' | 'hosts'>) =>
  tx
    .selectFrom('member')
    .select('code')
    .where(eb => eb.or([eb('code', '=', code), sql<boolean>`hosts && ${[...hosts]}::text[]`]))
    .executeTakeFirst()

/** Inserts the operator with its lane, closed to everyone until a worker serves it, and returns its number. */
export const insertOperator = async (tx: Tx, operator: Operator, siteKey: string): Promise<number> => {
  const { id } = await tx
    .insertInto('member')
    .values({
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM member)`,
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
