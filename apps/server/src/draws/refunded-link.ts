import { inMember } from '@fairground/database/transaction'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findClose } from '#lifecycle/close-queries.ts'
import { openClosedLink } from '#lifecycle/open-closed-link.ts'
import { findRefundedCommit } from './queries/chain.ts'

/**
 * Opens the link of a draw that was committed and then refunded because the beacon was silent. Once the beacon round is
 * published, the chain of the game continues from it.
 */
export const openRefundedLink = async (
  { db, beacon }: OrganizerDeps,
  { memberId, gameId }: DueInstance,
): Promise<Uint8Array | undefined> => {
  const closed = await inMember(db, memberId, async tx => {
    const last = await findRefundedCommit(tx, memberId, gameId)
    return last && findClose(tx, memberId, last)
  })
  const signed = closed && (await beacon.getRound(Number(closed.round)))
  return signed && openClosedLink(closed, signed).link
}
