import { timestamp, type Tx } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/record/close-record'
import type { SignedRound } from '#beacon/client.ts'
import type { SigningKey } from '#platform/keys.ts'
import type { DueInstance } from './organizer.ts'

export const findCommit = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_commit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const findBeacon = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_beacon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const findResult = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** The number of links that this instance spent on records that came too late. */
export const countSkips = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { skips } = await tx
    .selectFrom('draw_skip')
    .select(eb => eb.fn.countAll<bigint>().as('skips'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  return Number(skips)
}

interface Countersigned {
  readonly close: CloseRecord
  readonly hash: Uint8Array
  readonly closedAt: number
  readonly answer: { readonly signature: string; readonly at: number }
  readonly lastSeen: SignedRound
}

/** The columns that the commitment of a draw and the seal of a deck share. */
export const toCommitColumns = (
  { memberId, id, gameId }: DueInstance,
  platformKey: SigningKey,
  { close, hash, closedAt, answer, lastSeen }: Countersigned,
) => ({
  member_id: memberId,
  instance_id: id,
  game_id: gameId,
  chain_index: close.index,
  previous_link: Buffer.from(close.previous),
  beacon_chain: hex(close.beaconChainHash),
  round: BigInt(close.round),
  closed_at: timestamp(closedAt),
  close_hash: Buffer.from(hash),
  platform_signature: Buffer.from(platformKey.sign(hash)),
  signer_signature: Buffer.from(unhex(answer.signature)),
  signer_at: timestamp(answer.at),
  last_seen_round: BigInt(lastSeen.round),
  last_seen_signature: Buffer.from(unhex(lastSeen.signature)),
})

interface LateRecord {
  readonly close: CloseRecord
  readonly hash: Uint8Array
  readonly link: Uint8Array
}

/** Records a link that was spent on a late record. Returns false if another worker has already recorded it. */
export const insertSkip = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
  { close, hash, link }: LateRecord,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
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
  return numInsertedOrUpdatedRows !== 0n
}

/** Advances the game's chain to this index. */
export const spendLink = async (tx: Tx, memberId: number, gameId: number, index: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_index: index })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('chain_index', '<', index)
    .execute()
}
