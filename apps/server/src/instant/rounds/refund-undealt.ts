import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import type { Request } from '#ledger/commands.ts'
import type { Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { isInOpenCut } from '../queries/rounds.ts'
import { readSealed } from '../seal/read-sealed.ts'
import { isLockOpen, openDeckLink } from './deck-order.ts'

/** Small enough that it hardly delays purchases in the same lane. */
const batchSize = 500

/** The signer may still answer the last cut. After this time its round is given up. */
const answerMs = 24 * 60 * 60 * 1000

/**
 * Refunds the tickets that no countersigned round serves once the lock of the deck is open. Their cards were never decided,
 * so the refund depends on no result.
 */
export const refundUndealt: Organizer = async (deps, { memberId, id }) => {
  const { instance, closed, isCut, now } = await inMember(deps.db, memberId, async tx => ({
    ...(await readSealed(tx, memberId, id)),
    isCut: await isInOpenCut(tx, memberId, id),
    now: await deps.readTime(tx),
  }))
  const { chain } = deps.beacon
  if (instance.status !== 'CLOSED' || !isLockOpen(chain, closed, now)) return
  if (isCut && now < roundTime(chain, Number(closed.lock_round)) + answerMs) return
  // The published round proves that the lock is open, whatever the clock of this machine says.
  await openDeckLink(deps, closed)
  await refundAll(deps, memberId, { instanceId: id, currency: instance.currency, limit: batchSize })
}

const refundAll = async (
  { lane }: OrganizerDeps,
  memberId: number,
  request: Request<'refundUndealt'>,
): Promise<void> => {
  for (;;) {
    const { refunded } = await lane.submit(memberId, 'refundUndealt', request)
    if (refunded < request.limit) return
  }
}
