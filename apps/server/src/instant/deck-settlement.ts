import type { Tx } from '@fairground/database/transaction'
import { toPayout } from '@fairground/fair/instant/deck-prizes'
import { paidMinor, settlementRoot } from '@fairground/fair/settlement/settlement'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import type { InstanceRecord } from '#lifecycle/queries.ts'
import { findWinningCards } from './queries/cards.ts'

/** The prizes of the dealt cards. Memory depends on the number of winners. */
export const settleDeck = async (tx: Tx, instance: InstanceRecord) => {
  const { id, member_id: memberId, rules, prize_table: prizeTable } = instance
  const terms = getDeckTerms({ rules, prizeTable })
  const winning = await findWinningCards(tx, memberId, id)
  const payouts = winning.map(({ seq, outcome }) => toPayout(terms.prizeTable, seq - 1, outcome))
  return { terms, payouts, paid: paidMinor(payouts), root: settlementRoot(String(id), payouts) }
}
