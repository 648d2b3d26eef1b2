import type { GameTemplate, GameTerms, GameTexts } from '@fairground/contract/operator/game-template'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const selectGame = (tx: Tx, memberId: number, id: number) =>
  tx.selectFrom('game').selectAll().where('member_id', '=', memberId).where('id', '=', id)

export type GameRow = NonNullable<Awaited<ReturnType<typeof findGame>>>

export const findGame = (tx: Tx, memberId: number, id: number) =>
  selectGame(tx, memberId, id).executeTakeFirst()

export const lockGame = (tx: Tx, memberId: number, id: number) =>
  selectGame(tx, memberId, id).forNoKeyUpdate().executeTakeFirst()

/** Why the terms cannot be sold, by the rule that also guards the table. Null if they can. */
export const findTermsProblem = async (
  tx: Tx,
  memberId: number,
  terms: GameTerms,
): Promise<string | null> => {
  const { rows } = await sql<{ problem: string | null }>`
    SELECT game_terms_problem(${JSON.stringify(terms.rules)}::jsonb, ${JSON.stringify(terms.prizeTable)}::jsonb, ${terms.cap},
                              ${terms.cost}::bigint, ${terms.fee}::bigint, return_min, return_max) AS problem
      FROM member WHERE id = ${memberId}`.execute(tx)
  return rows[0]?.problem ?? null
}

/** The worker gives the game its seed chain and opens its first instances. */
export const insertGame = async (tx: Tx, memberId: number, game: GameTemplate): Promise<void> => {
  await sql`
    INSERT INTO game (member_id, id, rule, title, title_short, description, rules, prize_table, currency, cost, fee, cap,
                      player_max, schedule)
    SELECT ${memberId}, ${game.id}, ${game.rules.kind}, ${game.title}, ${game.titleShort}, ${game.description},
           ${JSON.stringify(game.rules)}::jsonb, ${JSON.stringify(game.prizeTable)}::jsonb, m.currency, ${game.cost}::bigint,
           ${game.fee}::bigint, ${game.cap}, ${game.playerMax}, ${JSON.stringify(game.schedule)}::jsonb
      FROM member m WHERE m.id = ${memberId}`.execute(tx)
}

export const updateTerms = async (tx: Tx, memberId: number, id: number, terms: GameTerms): Promise<void> => {
  await tx
    .updateTable('game')
    .set({
      rules: JSON.stringify(terms.rules),
      prize_table: JSON.stringify(terms.prizeTable),
      cost: BigInt(terms.cost),
      fee: BigInt(terms.fee),
      cap: terms.cap,
      player_max: terms.playerMax,
      schedule: JSON.stringify(terms.schedule),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const updateTexts = async (
  tx: Tx,
  memberId: number,
  id: number,
  { title, titleShort, description }: GameTexts,
): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ title, title_short: titleShort, description })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const setPaused = async (tx: Tx, memberId: number, id: number, paused: boolean): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ paused })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const setRetired = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ active: false, retired_at: sql`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** What the jackpot of a game holds, in minor units. */
export const readJackpot = async (tx: Tx, memberId: number, gameId: number): Promise<bigint> => {
  const { rows } = await sql<{ held: bigint }>`
    SELECT coalesce(sum(c_post - d_post), 0)::bigint AS held FROM account
     WHERE member_id = ${memberId} AND kind = 'jackpot' AND ref = ${gameId}`.execute(tx)
  return rows[0]!.held
}

/** Open subscriptions buy plays of the rules and the price that the player chose. */
export const hasSubscriptions = async (tx: Tx, memberId: number, gameId: number): Promise<boolean> =>
  (await tx
    .selectFrom('subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst()) !== undefined

interface ListedGame {
  readonly gameId: number
  readonly title: string
  readonly kind: string | null
  readonly active: boolean | null
  readonly paused: boolean | null
  readonly retired_at: number | null
  readonly cost: bigint | null
  readonly fee: bigint | null
  readonly currency: string
  readonly hasDraft: boolean
  readonly openInstances: number
}

export const readGames = async (
  tx: Tx,
  memberId: number,
  after: number,
  limit: number,
): Promise<ListedGame[]> => {
  const { rows } = await sql<ListedGame>`
    SELECT coalesce(g.id, d.game_id) AS "gameId", coalesce(g.title, d.template ->> 'title') AS title, g.rule AS kind, g.active,
           g.paused, g.retired_at, g.cost, g.fee, coalesce(g.currency, m.currency) AS currency, d.game_id IS NOT NULL AS "hasDraft",
           (SELECT count(*)::integer FROM game_instance i
             WHERE i.member_id = ${memberId} AND i.game_id = g.id AND i.status = 'OPEN') AS "openInstances"
      FROM (SELECT * FROM game WHERE member_id = ${memberId}) AS g
      FULL JOIN (SELECT * FROM game_draft WHERE member_id = ${memberId}) AS d ON d.game_id = g.id
      JOIN member m ON m.id = ${memberId}
     WHERE coalesce(g.id, d.game_id) > ${after}
     ORDER BY 1 LIMIT ${limit}`.execute(tx)
  return rows
}
