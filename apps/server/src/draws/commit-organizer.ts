import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { roundAt, roundTime } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { type CloseRecord, closeHash } from '@fairground/fair/close-record'
import type { SignedRound } from '#beacon/client.ts'
import { failpoint } from '#failpoint.ts'
import { textOfClose } from '#signer/close-text.ts'
import { linkOfRefunded } from './chain-queries.ts'
import { waitAfter } from './failure.ts'
import { ensureGuarantee } from './guarantee.ts'
import type { DueInstance, Organizer, OrganizerParts } from './organizer.ts'
import { prepareClose, waitOrGiveUp } from './prepare-close.ts'
import { changeInstance, commitOf, lockInstance, recordEvent, setDue, skipsOf } from './queries.ts'
import { isRefunding, refundInstance } from './refund-organizer.ts'

/** Seals the close record: signed by the platform, countersigned by the signer before its round exists. */
export const commitOrganizer: Organizer = async (parts, due) => {
  const { memberId, id } = due
  const lastSeen = await parts.beacon.latest()
  await ensureGuarantee(parts, memberId, due.gameId)
  const ofRefunded = lastSeen && (await linkOfRefunded(parts, due))
  const prepared = await inMember(parts.db, memberId, async tx => {
    if (await commitOf(tx, memberId, id)) return 'done'
    return lastSeen ? prepareClose(tx, parts, due, ofRefunded) : waitOrGiveUp(tx, due)
  })
  if (prepared === 'hopeless') return refundInstance(parts, due, 'it could not be sealed')
  if (!lastSeen) throw new Error('the beacon cannot be reached')
  if (typeof prepared === 'string') return
  const { close, closedAt } = prepared
  const answer = await parts.signer.call('countersign', {
    game: `${memberId}/${due.gameId}`,
    closedAt,
    close: textOfClose(close),
  })
  failpoint('commit.afterCountersign', id)
  const seen = 'late' in answer ? lastSeen : await seenAtSealing(parts, close.round, lastSeen, answer.at)
  const hash = closeHash(close)
  await inMember(parts.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ('late' in answer) return closeAgain(tx, due, close, hash, unhex(answer.link))
    const inserted = await tx
      .insertInto('draw_commit')
      .values({
        member_id: memberId,
        instance_id: id,
        game_id: due.gameId,
        chain_index: close.index,
        previous_link: Buffer.from(close.previous),
        beacon_chain: hex(close.beaconChainHash),
        round: BigInt(close.round),
        closed_at: timestamp(closedAt),
        tree_size: close.treeSize,
        root: Buffer.from(close.root),
        pool: close.pool,
        jackpot: close.jackpot,
        close_hash: Buffer.from(hash),
        platform_signature: Buffer.from(parts.platformKey.sign(hash)),
        signer_signature: Buffer.from(unhex(answer.signature)),
        signer_at: timestamp(answer.at),
        last_seen_round: BigInt(seen.round),
        last_seen_signature: Buffer.from(unhex(seen.signature)),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) return
    failpoint('commit.afterSign', id)
    await tx
      .updateTable('game')
      .set({ chain_index: close.index })
      .where('member_id', '=', memberId)
      .where('id', '=', due.gameId)
      .execute()
    await recordEvent(tx, memberId, id, 'sealed', {
      closeHash: hex(hash),
      round: close.round,
      index: close.index,
    })
    await setDue(tx, memberId, id, roundTime(parts.beacon.chain, close.round))
  })
  failpoint('commit.afterInsert', id)
}

/**
 * After a crash the signer repeats what it answered in time, while the beacon has gone on, perhaps past the round of
 * the record: what was seen last before sealing is then the round of the signer's own moment.
 */
export const seenAtSealing = async (
  { beacon }: OrganizerParts,
  round: number,
  latest: SignedRound,
  sealedAt: number,
): Promise<SignedRound> => {
  if (latest.round < round) return latest
  const seen = await beacon.round(roundAt(beacon.chain, sealedAt))
  if (!seen) throw new Error('the beacon does not give the round of the sealing')
  return seen
}

/** As many links as a draw may spend on records that come too late. */
export const mostLate = 10

/**
 * Too late for its round: the spent link is logged with its reason and the record is made anew for a later round, ever
 * more slowly. A draw that is always too late is given back.
 */
const closeAgain = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
  close: CloseRecord,
  hash: Uint8Array,
  link: Uint8Array,
) => {
  const skipped = await tx
    .insertInto('draw_skip')
    .values({
      member_id: memberId,
      game_id: gameId,
      chain_index: close.index,
      instance_id: id,
      close_hash: Buffer.from(hash),
      link: Buffer.from(link),
      reason: 'late',
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  // Another worker was told the same and has gone on.
  if (skipped.numInsertedOrUpdatedRows === 0n) return
  await tx
    .updateTable('game')
    .set({ chain_index: close.index })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
  await recordEvent(tx, memberId, id, 'late', { index: close.index, round: close.round })
  if (await isRefunding(tx, memberId, id)) return
  const late = await skipsOf(tx, memberId, id)
  const closedAt = (await databaseNow(tx)) + waitAfter(late)
  await changeInstance(tx, memberId, id, { closedAt, dueAt: closedAt })
  if (late >= mostLate)
    await recordEvent(tx, memberId, id, 'refunding', { reason: `sealed too late ${late} times` })
}
