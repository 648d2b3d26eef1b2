import { toMoneyPrize } from '@fairground/fair/games/raffle/raffle-terms'
import type { Tx } from '@fairground/database/transaction'
import type { GameInstance } from '@fairground/database/rows'
import type { Prize } from '@fairground/rules/odds/prize-table'
import { type Selectable, sql } from 'kysely'
import { computeLadder } from '#kinds/compute-ladder.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { getTerms, paysJackpot } from '#kinds/terms.ts'

type Instance = Pick<
  Selectable<GameInstance>,
  'id' | 'game_id' | 'rules' | 'prize_table' | 'currency' | 'price' | 'fee' | 'cap'
>

/** Instances that a visitor can look at: all that are not over, and the newest that are. */
export const findShownInstances = async (
  tx: Tx,
  memberId: number,
  newestDraws: number,
): Promise<number[]> => {
  const limit = Number.isFinite(newestDraws) ? newestDraws : null
  const { rows } = await sql<{ id: number }>`
    (SELECT id FROM game_instance WHERE member_id = ${memberId} AND status NOT IN ('ENDED', 'REFUNDED'))
    UNION ALL
    (SELECT id FROM game_instance WHERE member_id = ${memberId} AND status = 'ENDED'
      ORDER BY start_at DESC, id DESC LIMIT ${limit})`.execute(tx)
  return rows.map(row => row.id)
}

/** The terms that the rules page is generated from, as they were for this instance. */
export const readGameTerms = async (tx: Tx, memberId: number, instance: Instance) => {
  const game = await tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', instance.game_id)
    .executeTakeFirstOrThrow()
  const { rules, prize_table, price: cost, fee, cap } = instance
  return { ...game, rules, prize_table, cost, fee, cap }
}

/** What was paid per tier; undefined for an instance without a draw. */
export const readPaidTiers = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<ReadonlyMap<string, bigint> | undefined> => {
  const result = await tx
    .selectFrom('draw_result')
    .select('instance_id')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()
  if (!result) return undefined
  const { rows } = await sql<{ tier: string; paid: bigint }>`
    SELECT tier, sum(from_pool + from_jackpot)::bigint AS paid FROM payout
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} GROUP BY tier`.execute(tx)
  return new Map(rows.map(row => [row.tier, row.paid]))
}

export interface ShownTerms {
  readonly tiers: readonly { readonly name: string; readonly prize: Prize; readonly prizes?: number }[]
  readonly paysJackpot: boolean
}

export const readTerms = ({ rules, prize_table: prizeTable, cap }: Instance): ShownTerms => {
  const row = { rules, prizeTable }
  return {
    tiers: computeLadder(row, cap).tiers.map(({ name, prize, prizes }) => ({
      name,
      prize: toMoneyPrize(prize),
      ...(prizes !== undefined && { prizes }),
    })),
    paysJackpot: !isDeck(row) && paysJackpot(getTerms(row)),
  }
}
