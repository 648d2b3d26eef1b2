import { verifyInclusion } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { cardHash } from '@fairground/fair/instant/deck'
import type { SignedRound } from '#beacon/client.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import type { DealAnswer } from '#signer/protocol.ts'
import type { Waiting } from './waiting.ts'

/** The card of a ticket with what proves it in the root of its deck. */
export interface DealtCard {
  readonly position: number
  readonly outcome: string
  readonly salt: Bytes
  readonly path: readonly Bytes[]
}

interface Due {
  readonly signed: SignedRound
  /** The link and the positions that follow from the lock of the round. */
  readonly link: Bytes
  readonly positions: readonly number[]
}

/**
 * Gets the cards of the round's tickets from the signer, which repeats its answer. A wrong answer is never used: the cards
 * then follow from the lock of the deck, which opens after the sale.
 */
export const dealBySigner = async (
  { signer }: OrganizerDeps,
  { memberId, gameId }: DueInstance,
  { closed, row, deck }: Waiting,
  due: Due,
): Promise<DealtCard[]> => {
  const answer = await signer.call('deal', {
    game: `${memberId}/${gameId}`,
    chain: closed.chain,
    deck: closed.chain_index,
    round: Number(row.round),
    beaconSignature: due.signed.signature,
  })
  const cards = answer.cards.map(({ salt, path, ...card }) => ({
    ...card,
    salt: unhex(salt),
    path: path.map(unhex),
  }))
  const instance = String(closed.instance_id)
  const root = new Uint8Array(deck.root)
  const isInDeck = ({ position, outcome, salt, path }: DealtCard) =>
    verifyInclusion(cardHash(instance, position, { outcome, salt }), position, deck.size, path, root)
  if (!isDue(answer, row.from, due) || !cards.every(isInDeck))
    throw new Error(`the signer dealt other cards of deck ${instance} than round ${row.round} assigns`)
  return cards
}

const isDue = ({ link, from, cards }: DealAnswer, served: number, due: Due): boolean =>
  link === hex(due.link) &&
  from === served &&
  cards.length === due.positions.length &&
  cards.every((card, i) => card.position === due.positions[i])
