import type { Tx } from '@fairground/database/transaction'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import { paidMinor, settlementRoot } from '@fairground/fair/settlement/settlement'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import type { InstanceRecord } from '#lifecycle/queries.ts'
import { findDealtCards } from './queries/cards.ts'

/** The prizes of the dealt cards. */
export const settleDeck = async (tx: Tx, instance: InstanceRecord) => {
  const { id, member_id: memberId, rules, prize_table: prizeTable } = instance
  const dealt = await findDealtCards(tx, memberId, id)
  const terms = getDeckTerms({ rules, prizeTable })
  const payouts = deckPayouts(
    terms.prizeTable,
    dealt.map(card => card.outcome),
  )
  return { dealt, terms, payouts, paid: paidMinor(payouts), root: settlementRoot(String(id), payouts) }
}
