import { inMember, type Tx } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { type ClosedRow, findPendingClose } from '#lifecycle/close-queries.ts'
import { insertSkip } from '#lifecycle/chain-queries.ts'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { findSeenInTime } from '#public-log/proof.ts'
import { insertDeckSeal } from '../queries/chain.ts'
import { findDeckSeal } from '../queries/decks.ts'
import { cosignatureMs } from '../rounds/cosignature-time.ts'

/** Waits until a quorum of witnesses has seen the seal in time. If they have not, its link is skipped. */
export const witnessSeal: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const pending = await inMember(deps.db, memberId, tx => findPendingClose(tx, memberId, id))
  if (!pending) throw new Error(`deck ${id} has no countersigned record`)
  const deadline = roundTime(deps.beacon.chain, Number(pending.round))
  const seen = await inMember(deps.db, memberId, tx => confirmSeen(tx, due, pending, deadline))
  if (seen) failpoint('seal.afterWitnesses', id)
  else if (Date.now() >= deadline + cosignatureMs) await skipLate(deps, due, pending)
}

const confirmSeen = async (
  tx: Tx,
  { memberId, id }: DueInstance,
  pending: ClosedRow,
  deadline: number,
): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  if (await findDeckSeal(tx, memberId, id)) return true
  if (await isGivenUp(tx, pending)) return false
  if (!(await findSeenInTime(tx, memberId, Number(pending.log_index), deadline))) return false
  await insertDeckSeal(tx, pending)
  return true
}

interface GivenUp {
  readonly index: number
}

const isGivenUp = async (
  tx: Tx,
  { member_id: memberId, instance_id: id, chain_index: index }: ClosedRow,
): Promise<boolean> => (await findLastEvent<GivenUp>(tx, memberId, id, 'givenUp'))?.index === index

/**
 * Stores the decision before the signer ends the deck: a checkpoint that arrives after a crash must not change it. Returns
 * false if the witnesses did see the seal meanwhile.
 */
const giveUp = async (tx: Tx, { memberId, id }: DueInstance, pending: ClosedRow): Promise<boolean> => {
  await lockInstance(tx, memberId, id)
  if (await findDeckSeal(tx, memberId, id)) return false
  const facts: GivenUp = { index: pending.chain_index }
  if (!(await isGivenUp(tx, pending))) await recordEvent(tx, memberId, id, 'givenUp', facts)
  return true
}

/** The lock of a deck opens only after its sale, so the signer gives the link of a deck that is never published. */
const skipLate = async (
  { db, signer }: OrganizerDeps,
  due: DueInstance,
  pending: ClosedRow,
): Promise<void> => {
  const { memberId, id, gameId } = due
  const { chain, chain_index: deck } = pending
  if (!(await inMember(db, memberId, tx => giveUp(tx, due, pending)))) return
  failpoint('seal.afterGivingUp', id)
  const { link } = await signer.call('endDeck', { game: `${memberId}/${gameId}`, chain, deck })
  await inMember(db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if (!(await insertSkip(tx, pending, unhex(link), 'late'))) return
    const { closed_at: closedAt } = pending
    await recordEvent(tx, memberId, id, 'late', { index: deck, closedAt, round: Number(pending.round) })
    await appendLogEntry(tx, memberId, {
      t: 'late',
      game: String(gameId),
      C: hex(new Uint8Array(pending.close_hash)),
      reason: 'witnesses did not see the seal in time',
    })
  })
  failpoint('seal.afterLate', id)
}
