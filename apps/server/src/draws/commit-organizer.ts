import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { type CloseRecord, closeHash } from '@fairground/fair/fd2/close'
import { toCloseEntry } from '@fairground/fair/fd2/log-entries'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { checkStatement } from '#public-log/signer-term.ts'
import { SignerRefused } from '#signer/client.ts'
import { toCloseText } from '#signer/close-text.ts'
import { findLastSeenBeaconRound } from '#lifecycle/last-seen-round.ts'
import { stepBackoffMs } from '#lifecycle/retry.ts'
import { ensureSeed } from './ensure-prize-funds.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { isOverdue, prepareClose, waitOrGiveUp } from './prepare-close.ts'
import { changeInstance, lockInstance, setDueIn } from '#lifecycle/queries.ts'
import { findPendingClose, insertCountersignedClose } from '#lifecycle/close-queries.ts'
import { spendLink } from '#lifecycle/chain-queries.ts'
import { countEvents, recordEvent } from '#lifecycle/history.ts'
import { refundInstance } from './refund-organizer.ts'
import { openRefundedLink } from './refunded-link.ts'

/**
 * Seals the close record: the platform signs it, the signer locks the link to the beacon round and countersigns, and the
 * record goes into the public log.
 */
export const commitOrganizer: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const latest = await deps.beacon.getLatest()
  await ensureSeed(deps, memberId, due.gameId)
  const refundedLink = latest && (await openRefundedLink(deps, due))
  const prepared = await inMember(deps.db, memberId, async tx => {
    if (await findPendingClose(tx, memberId, id)) return 'done'
    return latest ? prepareClose(tx, deps, due, refundedLink) : waitOrGiveUp(tx, deps, due)
  })
  if (prepared === 'hopeless') return refundInstance(deps, due, 'the close record could not be committed')
  if (!latest) throw new Error('the beacon cannot be reached')
  if (typeof prepared === 'string') return
  const { close } = prepared
  await checkSignerTerm(deps, memberId)
  const balance = await deps.control.signBalance(close)
  const answer = await countersign(deps, due, close, balance)
  if (answer === 'late') return inMember(deps.db, memberId, tx => closeAgain(tx, deps, due, close))
  failpoint('commit.afterCountersign', id)
  const hash = closeHash(close)
  const lastSeen = await findLastSeenBeaconRound(deps, close.round, latest, answer.at)
  const platformSignature = deps.platformKey.sign(hash)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if (await findPendingClose(tx, memberId, id)) return
    failpoint('commit.afterSign', id)
    await spendLink(tx, memberId, due.gameId, close.index)
    await setDueIn(tx, memberId, id, 0)
    const entry = toCloseEntry(close, platformSignature, answer, balance)
    const { index } = await appendLogEntry(tx, memberId, entry)
    const sealed = { close, hash, platformSignature, answer, lockRound: close.round, balance, lastSeen }
    await insertCountersignedClose(tx, due, { ...sealed, logIndex: index })
  })
  failpoint('commit.afterInsert', id)
}

/** A countersignature of a term that the log does not show could not be published, but it would spend a link. */
const checkSignerTerm = async ({ db, signer }: OrganizerDeps, memberId: number): Promise<void> => {
  const status = await signer.call('status', {})
  await inMember(db, memberId, tx => checkStatement(tx, memberId, status))
}

const countersign = async (
  { signer }: OrganizerDeps,
  { memberId, gameId }: DueInstance,
  close: CloseRecord,
  balance: Awaited<ReturnType<OrganizerDeps['control']['signBalance']>>,
) => {
  try {
    return await signer.call('countersign', {
      game: `${memberId}/${gameId}`,
      close: toCloseText(close),
      balance,
    })
  } catch (error) {
    if (error instanceof SignerRefused && error.code === 'late') return 'late'
    throw error
  }
}

/** The record came too late for its beacon round. It spent no link, so the sale closes again with a new time. */
const closeAgain = async (
  tx: Tx,
  deps: OrganizerDeps,
  due: DueInstance,
  close: CloseRecord,
): Promise<void> => {
  const { memberId, id } = due
  const instance = await lockInstance(tx, memberId, id)
  if (instance.closed_at !== close.closedAt) return
  await recordEvent(tx, memberId, id, 'late', { index: close.index, round: close.round })
  const late = await countEvents(tx, memberId, id, 'late')
  const closedAt = Math.floor((await databaseNow(tx)) + stepBackoffMs(late))
  await changeInstance(tx, memberId, id, { closedAt, dueAt: closedAt })
  if (await isOverdue(tx, deps, due))
    await recordEvent(tx, memberId, id, 'refunding', { reason: 'the signer is always too late' })
}
