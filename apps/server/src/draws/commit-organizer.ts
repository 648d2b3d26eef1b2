import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/record/close-record'
import { failpoint } from '#platform/failpoint.ts'
import { toCloseText } from '#signer/close-text.ts'
import { findLastSeenBeaconRound } from '#lifecycle/last-seen-round.ts'
import { stepBackoffMs } from '#lifecycle/retry.ts'
import { ensureGuarantee } from './guarantee.ts'
import type { DueInstance, Organizer } from '#lifecycle/organizer.ts'
import { prepareClose, waitOrGiveUp } from './prepare-close.ts'
import { changeInstance, lockInstance, setDue } from '#lifecycle/queries.ts'
import { findCommit, countSkips, insertSkip, spendLink, toCommitColumns } from '#lifecycle/chain-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { isRefunding, refundInstance } from './refund-organizer.ts'
import { insertCommit } from './queries/chain.ts'
import { revealRefundedLink } from './refunded-link.ts'

/** Commits the close record: the platform signs it and the signer countersigns it before the beacon round is published. */
export const commitOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const latest = await deps.beacon.getLatest()
  await ensureGuarantee(deps, memberId, due.gameId)
  const refundedLink = latest && (await revealRefundedLink(deps, due))
  const prepared = await inMember(deps.db, memberId, async tx => {
    if (await findCommit(tx, memberId, id)) return 'done'
    return latest ? prepareClose(tx, deps, due, refundedLink) : waitOrGiveUp(tx, due)
  })
  if (prepared === 'hopeless') return refundInstance(deps, due, 'the close record could not be committed')
  if (!latest) throw new Error('the beacon cannot be reached')
  if (typeof prepared === 'string') return
  const { close, closedAt } = prepared
  const answer = await deps.signer.call('countersign', {
    game: `${memberId}/${due.gameId}`,
    closedAt,
    close: toCloseText(close),
  })
  failpoint('commit.afterCountersign', id)
  const hash = closeHash(close)
  const lastSeen =
    'late' in answer ? latest : await findLastSeenBeaconRound(deps, close.round, latest, answer.at)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ('late' in answer) return rescheduleClose(tx, due, { close, hash, link: unhex(answer.link) })
    const columns = toCommitColumns(due, deps.platformKey, { close, hash, closedAt, answer, lastSeen })
    if (!(await insertCommit(tx, columns, close))) return
    failpoint('commit.afterSign', id)
    await spendLink(tx, memberId, due.gameId, close.index)
    await recordEvent(tx, memberId, id, 'sealed', {
      closeHash: hex(hash),
      round: close.round,
      index: close.index,
    })
    await setDue(tx, memberId, id, roundTime(deps.beacon.chain, close.round))
  })
  failpoint('commit.afterInsert', id)
}

/** A draw is refunded after this number of records that came too late. */
export const maxLateRecords = 10

/**
 * The record came too late for its beacon round. The spent link is recorded, and a new record for a later round follows
 * with exponential backoff. A draw that is always too late is refunded.
 */
const rescheduleClose = async (
  tx: Tx,
  due: DueInstance,
  record: Parameters<typeof insertSkip>[2],
): Promise<void> => {
  const { memberId, id } = due
  const { close } = record
  if (!(await insertSkip(tx, due, record))) return
  await spendLink(tx, memberId, due.gameId, close.index)
  await recordEvent(tx, memberId, id, 'late', { index: close.index, round: close.round })
  if (await isRefunding(tx, memberId, id)) return
  const late = await countSkips(tx, memberId, id)
  const closedAt = (await databaseNow(tx)) + stepBackoffMs(late)
  await changeInstance(tx, memberId, id, { closedAt, dueAt: closedAt })
  if (late >= maxLateRecords)
    await recordEvent(tx, memberId, id, 'refunding', { reason: `committed too late ${late} times` })
}
