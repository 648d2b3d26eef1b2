import type { Tx } from '@fairground/database/transaction'
import { type BeaconChain, roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { cutBeforeMs, type Round, roundHash, type RoundRow } from '@fairground/fair/fd2/round'
import { findDecksToCut, hasCut, insertCut, lockRounds } from '../queries/rounds.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import type { TicketTrees } from './ticket-trees.ts'

/** Later, signer and witnesses could hardly be in time, so the tickets join the next round. */
const maxDelayMs = 1000

/** The round that is cut now: tickets with a receipt of this time or earlier belong to it. */
export const currentCut = (chain: BeaconChain, now: number): { round: number; cutAt: number } => {
  const round = roundAt(chain, now + cutBeforeMs)
  return { round, cutAt: roundTime(chain, round) - cutBeforeMs }
}

/**
 * Fixes which tickets of all decks of an operator the next beacon round serves. Returns false if no ticket waits or the cut
 * is over.
 */
export const cutRound = async (
  tx: Tx,
  { beacon: { chain }, readTime }: Pick<OrganizerDeps, 'beacon' | 'readTime'>,
  trees: TicketTrees,
  memberId: number,
): Promise<boolean> => {
  await lockRounds(tx, memberId)
  const now = await readTime(tx)
  const cut = currentCut(chain, now)
  if (now > cut.cutAt + maxDelayMs || (await hasCut(tx, memberId, cut.round))) return false
  const rows: (RoundRow & { instanceId: number })[] = []
  for (const deck of await findDecksToCut(tx, memberId, cut)) {
    const size = Math.max(deck.sold, deck.lastSize)
    const tree = await trees.grow(tx, memberId, deck.instanceId, size)
    const { instanceId } = deck
    rows.push({
      instanceId,
      deck: new Uint8Array(deck.deckHash),
      n: deck.lastN + 1,
      size,
      root: tree.root(size),
    })
  }
  if (rows.length === 0) return false
  const round: Round = { member: String(memberId), beaconChainHash: chain.chainHash, ...cut, rows }
  await insertCut(tx, memberId, {
    ...cut,
    hash: roundHash(round),
    rows: rows.map(({ instanceId, n, size, root }) => ({
      instance_id: instanceId,
      n,
      size,
      root: Buffer.from(root),
    })),
  })
  return true
}
