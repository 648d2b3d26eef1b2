import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { SignerRefused } from '#signer/client.ts'
import { findDeckByLink } from './queries/chain.ts'
import { findCountersignedRows } from './queries/deck-rounds.ts'

/**
 * Ends an earlier deck at the signer, which was away when the lock of the deck opened. The signer learns what became of the
 * last rounds and repeats its other answers.
 */
export const finishAtSigner = async (
  { db, signer }: OrganizerDeps,
  { memberId, gameId }: DueInstance,
  { chain, index }: { readonly chain: number; readonly index: number },
): Promise<void> => {
  const ref = { game: `${memberId}/${gameId}`, chain, deck: index }
  const rows = await inMember(db, memberId, async tx => {
    const instanceId = await findDeckByLink(tx, memberId, gameId, { chain, index })
    return instanceId === undefined ? [] : findCountersignedRows(tx, memberId, instanceId)
  })
  for (const { round, signature, missedIndex } of rows) {
    const beaconRound = Number(round)
    if (missedIndex !== null)
      await signer.call('missRound', { member: String(memberId), round: beaconRound }).catch(ignoreRefusal)
    else if (signature) {
      const beaconSignature = hex(new Uint8Array(signature))
      await signer.call('deal', { ...ref, round: beaconRound, beaconSignature })
    }
  }
  await signer.call('endDeck', ref)
}

/** The signer forgets old rounds, and knows that these were missed. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof SignerRefused)) throw error
}
