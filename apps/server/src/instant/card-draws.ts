import type { Tx } from '@fairground/database/transaction'
import type { Bytes } from '@fairground/fair/encoding/bytes'
import { type Draws, openDraws } from '@fairground/fair/crypto/draw-stream'
import { ticketSeed } from '@fairground/fair/fd2/round'
import { assignSeed } from '@fairground/fair/instant/assignment'
import type { DealtRow } from './queries/cards.ts'
import { findDeck, findDeckSeal } from './queries/decks.ts'
import { readReceiptHashes } from './queries/first-receipts.ts'

/** What draws the picture of each of these cards. Decks that ended before scheme FD2 are shown by scheme FD1. */
export const openCardDraws = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  rows: readonly DealtRow[],
): Promise<(row: DealtRow) => Draws> => {
  const deck = await findDeck(tx, memberId, instanceId)
  const seal = await findDeckSeal(tx, memberId, instanceId)
  if (!deck || !seal) throw new Error(`instance ${instanceId} is not a published deck`)
  const [deckHash, closeHash] = [new Uint8Array(deck.deck_hash), new Uint8Array(seal.close_hash)]
  const first = rows.filter(row => row.seed === null).map(row => row.seq)
  const receipts =
    first.length > 0 ? await readReceiptHashes(tx, memberId, instanceId, first) : new Map<number, Bytes>()
  return ({ seq, seed, link, round, signature }) =>
    seed
      ? openDraws('FD2', ticketSeed(new Uint8Array(seed), seq - 1), deckHash)
      : openDraws(
          'FD1',
          assignSeed(new Uint8Array(link), receipts.get(seq)!, Number(round), new Uint8Array(signature)),
          closeHash,
        )
}
