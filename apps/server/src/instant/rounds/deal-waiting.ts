import { inMember } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import { dealTickets } from '@fairground/fair/fd2/deck/assign-round'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { failpoint } from '#platform/failpoint.ts'
import { insertCardProofs } from '../queries/cards.ts'
import { insertDeckRound } from '../queries/decks.ts'
import { readDeckTickets } from '../queries/tickets.ts'
import { cosignatureMs } from './cosignature-time.ts'
import { dealtPlaces } from './dealt-places.ts'
import { isLockOpen, openOrder } from './deck-order.ts'
import { type DealtCard, dealBySigner } from './deal-by-signer.ts'
import { missRound } from './miss-round.ts'
import { RoundKeys } from './opened-row.ts'
import { refundUndealt } from './refund-undealt.ts'
import { SignedRounds } from './signed-rounds.ts'
import { readWaiting, type Waiting } from './waiting.ts'

/** Small enough that it hardly delays purchases in the same lane. */
const batchSize = 1000

const keys = new RoundKeys()
const signedRounds = new SignedRounds()

/**
 * Deals cards to the tickets of the deck's next countersigned round, once the witnesses saw it in time and its beacon value
 * is published. Tickets without a card are waiting, so no cursor is stored.
 */
export const dealWaiting: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const waiting = await readWaiting(deps, due)
  // While the deck sells, the tickets wait for the next round.
  if (!waiting) return due.status === 'CLOSED' ? refundUndealt(deps, due) : undefined
  const { row, deck, closed, seen, isMissing, deadline, now } = waiting
  if (now < deadline) return
  const hasOpened = isLockOpen(deps.beacon.chain, closed, now)
  if (!seen || isMissing) {
    if (now < deadline + cosignatureMs) return
    const isMissed = await missRound(deps, due, row, hasOpened)
    if (isMissed || !seen) return
  }
  const round = Number(row.round)
  const signed = await signedRounds.get(deps.beacon, round)
  const hash = new Uint8Array(deck.deck_hash)
  const opened = keys.open(row, hash, signed.signature)
  const taken = await inMember(deps.db, memberId, tx => dealtPlaces.grow(tx, memberId, id, row.from))
  const moved = taken.branch()
  const tickets = dealTickets({ deckSize: deck.size, served: row.from, moved }, opened.seed, hash, row.size)
  const positions = tickets.map(ticket => ticket.position)
  const cards = hasOpened
    ? await openOrder(deps, waiting, positions)
    : await dealBySigner(deps, due, waiting, { signed, link: opened.link, positions })
  failpoint('deal.afterAnswer', id)
  await inMember(deps.db, memberId, tx =>
    insertDeckRound(tx, {
      member_id: memberId,
      instance_id: id,
      n: row.n,
      round: row.round,
      signature: Buffer.from(unhex(signed.signature)),
      link: Buffer.from(opened.link),
      seed: Buffer.from(opened.seed),
    }),
  )
  failpoint('deal.afterRound', id)
  await payCards(deps, due, waiting, cards)
  failpoint('deal.afterPaying', id)
}

const payCards = async (
  deps: OrganizerDeps,
  { memberId, id }: DueInstance,
  { row, instance }: Waiting,
  cards: readonly DealtCard[],
): Promise<void> => {
  const { currency } = instance
  for (let from = row.from; from < row.size; from += batchSize) {
    const limit = Math.min(batchSize, row.size - from)
    const batch = await inMember(deps.db, memberId, async tx => {
      const tickets = await readDeckTickets(tx, { memberId, instanceId: id, after: from, limit })
      const dealt = tickets.map(({ seq, playerId }) => ({ ...cards[seq - 1 - row.from]!, seq, playerId }))
      await insertCardProofs(tx, memberId, id, dealt)
      return dealt.map(({ seq, playerId, position, outcome }) => ({ seq, playerId, position, outcome }))
    })
    await deps.lane.submit(memberId, 'assignCards', { instanceId: id, currency, n: row.n, cards: batch })
    failpoint('deal.midPaying', id)
  }
}
