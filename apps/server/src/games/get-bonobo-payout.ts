import type { Tx } from '@fairground/database/transaction'
import { inMember } from '@fairground/database/transaction'
import { areTermsOf, type GameTerms } from '@fairground/fair/games/games'
import { sql } from 'kysely'
import { decimal, prizeFund, termsOf } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from './find-instance.ts'

/** Only a race ranks its players: any other game answers with no places. */
export const getBonoboPayout: Handler<'getBonoboPayout'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const row = { rules: instance.rules, prizeTable: instance.prize_table }
    const terms = isDeck(row) ? undefined : termsOf(row)
    if (!terms || !areTermsOf(terms, 'regularGame')) return { gameInstanceId, bonoboPayout: [] }
    const paid = instance.status === 'ENDED' ? await ranksPaid(tx, member.id, gameInstanceId) : undefined
    const rest = restIfAllDrawsAreWon(terms, instance.pool)
    const bonoboPayout = terms.prizeTable.ranked.map((percent, i) => {
      const amount = paid ? (paid.get(i + 1) ?? 0n) : (rest * BigInt(percent)) / 100n
      return { position: i + 1, percent, amount: decimal(amount, instance.currency) }
    })
    return { gameInstanceId, bonoboPayout }
  })

/** As it stands, and no more than is left when every share of every draw is won; fixed prizes are not known before. */
const restIfAllDrawsAreWon = (terms: GameTerms<'regularGame'>, pool: bigint): bigint => {
  const { rules, prizeTable } = terms
  const shared = prizeTable.tiers.reduce(
    (sum, { prize }) => sum + (prize.kind === 'share' ? prize.percent * rules.draws : 0),
    0,
  )
  return (prizeFund(pool, terms) * BigInt(100 - shared)) / 100n
}

const ranksPaid = async (tx: Tx, memberId: number, instanceId: number): Promise<Map<number, bigint>> => {
  const { rows } = await sql<{ rank: number; amount: bigint }>`
    SELECT substr(tier, 6)::int AS rank, from_pool + from_jackpot AS amount FROM payout
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND tier LIKE 'rank/%'`.execute(tx)
  return new Map(rows.map(row => [row.rank, row.amount]))
}
