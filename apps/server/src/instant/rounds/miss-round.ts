import { inMember, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { findLastEvent, recordEvent } from '#lifecycle/history.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { SignerRefused } from '#signer/client.ts'
import type { SealedRowColumns } from '../queries/deck-rounds.ts'
import { insertMissedRound, isMissed, lockRounds } from '../queries/rounds.ts'

interface Missing {
  readonly round: number
}

type RoundRow = Pick<SealedRowColumns, 'round' | 'round_hash'>

/** Whether the deck has decided that the witnesses missed the round. A checkpoint that arrives later does not change it. */
export const isMissing = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { round }: RoundRow,
): Promise<boolean> =>
  (await findLastEvent<Missing>(tx, memberId, instanceId, 'missing'))?.round === Number(round)

const decideMissing = async (tx: Tx, { memberId, id }: DueInstance, row: RoundRow): Promise<void> => {
  await lockInstance(tx, memberId, id)
  const facts: Missing = { round: Number(row.round) }
  if (!(await isMissing(tx, memberId, id, row))) await recordEvent(tx, memberId, id, 'missing', facts)
}

/**
 * The witnesses did not see the round in time: its links are spent, and all its tickets join the next round. Returns false
 * if another deck of the round was dealt: then the witnesses did see it.
 */
export const missRound = async (
  { db, signer, log }: OrganizerDeps,
  due: DueInstance,
  row: RoundRow,
  isLockOpen: boolean,
): Promise<boolean> => {
  const { memberId, id } = due
  const { round, round_hash } = row
  await inMember(db, memberId, tx => decideMissing(tx, due, row))
  failpoint('miss.afterDeciding', id)
  try {
    await signer.call('missRound', { member: String(memberId), round: Number(round) })
  } catch (error) {
    if (error instanceof SignerRefused && error.code === 'spent') return false
    // No further round follows, so the signer need not know.
    if (!isLockOpen) throw error
  }
  failpoint('miss.afterSigner', id)
  log.warn({ memberId, round }, 'the witnesses missed a round')
  await inMember(db, memberId, async tx => {
    await lockRounds(tx, memberId)
    if (await isMissed(tx, memberId, round)) return
    const Q = hex(new Uint8Array(round_hash))
    const reason = 'witnesses did not see the round in time'
    const { index } = await appendLogEntry(tx, memberId, { t: 'missed', Q, reason })
    await insertMissedRound(tx, memberId, round, index)
  })
  return true
}
