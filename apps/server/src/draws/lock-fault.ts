import { findLockFault, type OpenedLink } from '@fairground/fair/fd2/open-link'
import { inMember } from '@fairground/database/transaction'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'
import { stopSelling } from './queries/games.ts'

/**
 * What the lock opens to decides the draw, always. A lock without the committed link is signed proof against the signer:
 * the result is paid and the game stops selling.
 */
export const reportLockFault = async (
  { db, beacon, log }: OrganizerDeps,
  { memberId, id, gameId }: DueInstance,
  closed: ClosedRow,
  opened: OpenedLink,
): Promise<void> => {
  const round = { chain: beacon.chain, round: Number(closed.round) }
  const previous = new Uint8Array(closed.previous_link)
  const fault = findLockFault(round, opened, new Uint8Array(closed.lock), previous)
  if (fault === undefined) return
  log.error({ memberId, instanceId: id, gameId, fault }, 'the signer broke its commitment')
  await inMember(db, memberId, async tx => {
    if ((await findLastEvent(tx, memberId, id, 'lockFault')) !== undefined) return
    await recordEvent(tx, memberId, id, 'lockFault', { fault })
    await stopSelling(tx, memberId, gameId)
  })
}
