import { inMember } from '@fairground/database/transaction'
import type { GameTerms } from '@fairground/fair/games/games'
import { drawKindFor } from '#kinds/kinds.ts'
import { prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readPaidRanks } from './queries.ts'

/** Only number races rank their players. Other kinds return no positions. */
export const getBonoboPayout: Handler<'getBonoboPayout'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const row = { rules: instance.rules, prizeTable: instance.prize_table }
    const ranking = isDeck(row) ? undefined : rankingFor(getTerms(row), instance.pool)
    if (!ranking) return { gameInstanceId, bonoboPayout: [] }
    const paid = instance.status === 'ENDED' ? await readPaidRanks(tx, member.id, gameInstanceId) : undefined
    const bonoboPayout = ranking.percents.map((percent, i) => {
      const amount = paid ? (paid.get(i + 1) ?? 0n) : (ranking.fund * BigInt(percent)) / 100n
      return { position: i + 1, percent, amount: decimal(amount, instance.currency) }
    })
    return { gameInstanceId, bonoboPayout }
  })

const rankingFor = (terms: GameTerms, pool: bigint) =>
  drawKindFor(terms.rules.kind).computeRanking(terms, prizeFund(pool, terms))
