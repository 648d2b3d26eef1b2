import { findGiftFacts } from '#notifications/queries/gifts.ts'
import { type Expand, nothing } from './expansion.ts'

/** A gift that arrived, for its recipient, or one that came back, for its giver. */
export const expandGift: Expand = async (tx, memberId, { ref, playerId, facts }) => {
  const { event } = facts as { readonly event: 'received' | 'returned' }
  const gift = await findGiftFacts(tx, memberId, Number(ref))
  if (playerId === null || !gift) return nothing
  const { giver, recipient, amount, ...rest } = gift
  const friend = event === 'received' ? giver : recipient
  const notification = {
    kind: 'gift',
    playerId,
    subject: `gift/${ref}/${event}`,
    facts: { ...rest, event, friend, amount: String(amount) },
  } as const
  return { notifications: [notification], lastPlayer: null }
}
