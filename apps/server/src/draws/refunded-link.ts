import { inMember } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/encoding/bytes'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findRefundedCommit } from './queries/chain.ts'

/**
 * Reveals the link of a draw that was committed and then refunded because the beacon was silent. The signer reveals it
 * once the beacon round is published, and the chain of the game continues from it.
 */
export const revealRefundedLink = async (
  { db, beacon, signer }: OrganizerDeps,
  { memberId, gameId }: DueInstance,
): Promise<Uint8Array | undefined> => {
  const last = await inMember(db, memberId, tx => findRefundedCommit(tx, memberId, gameId))
  const signed = last && (await beacon.getRound(Number(last.round)))
  if (!signed) return undefined
  const game = `${memberId}/${gameId}`
  const request = { game, index: last.chain_index, beaconSignature: signed.signature }
  return unhex((await signer.call('reveal', request)).link)
}
