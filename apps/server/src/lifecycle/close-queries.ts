import type { CountersignedClose } from '@fairground/database/rows'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import { type Selectable, sql } from 'kysely'
import type { SignedRound } from '#beacon/client.ts'
import type { CountersignAnswer } from '#signer/protocol.ts'
import type { DueInstance } from './organizer.ts'

export type ClosedRow = Selectable<CountersignedClose>

interface Countersigned {
  readonly close: CloseRecord
  readonly hash: Uint8Array
  readonly platformSignature: Uint8Array
  readonly answer: CountersignAnswer
  /** The round to which the signer locked the link. */
  readonly lockRound: number
  readonly balance: { readonly at: number; readonly signature: string } | null
  readonly lastSeen: SignedRound
  readonly logIndex: number
}

/** Stores a close record in the transaction that appends it to the public log. */
export const insertCountersignedClose = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
  { close, hash, platformSignature, answer, lockRound, balance, lastSeen, logIndex }: Countersigned,
): Promise<void> => {
  await tx
    .insertInto('countersigned_close')
    .values({
      member_id: memberId,
      game_id: gameId,
      chain: close.chain,
      chain_index: close.index,
      instance_id: id,
      previous_link: Buffer.from(close.previous),
      beacon_chain: hex(close.beaconChainHash),
      round: BigInt(close.round),
      closed_at: timestamp(close.closedAt),
      tree_size: close.treeSize,
      root: Buffer.from(close.root),
      pool: close.pool,
      jackpot: close.jackpot,
      close_hash: Buffer.from(hash),
      platform_signature: Buffer.from(platformSignature),
      lock: Buffer.from(unhex(answer.lock)),
      mask: Buffer.from(unhex(answer.masks[0] ?? '')),
      lock_round: BigInt(lockRound),
      signer_signature: Buffer.from(unhex(answer.signature)),
      signer_at: timestamp(answer.at),
      signer_term: answer.term,
      signer_k: BigInt(answer.k),
      signer_head: Buffer.from(unhex(answer.head)),
      control_signature: balance && Buffer.from(unhex(balance.signature)),
      control_at: balance && timestamp(balance.at),
      last_seen_round: BigInt(lastSeen.round),
      last_seen_signature: Buffer.from(unhex(lastSeen.signature)),
      log_index: BigInt(logIndex),
    })
    .execute()
}

/** The countersigned close record of the instance that neither counts nor was skipped yet. */
export const findPendingClose = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<ClosedRow | undefined> => {
  const closes = await tx
    .selectFrom('countersigned_close as c')
    .selectAll('c')
    .where('c.member_id', '=', memberId)
    .where('c.instance_id', '=', instanceId)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM draw_skip s
         WHERE s.member_id = c.member_id AND s.game_id = c.game_id AND s.chain = c.chain AND s.chain_index = c.chain_index)`,
    )
    .orderBy('c.log_index', 'desc')
    .execute()
  return closes[0]
}

/** The close record that a commit or seal stands for. */
export const findClose = (
  tx: Tx,
  memberId: number,
  { game_id, chain, chain_index }: Pick<ClosedRow, 'game_id' | 'chain' | 'chain_index'>,
) =>
  tx
    .selectFrom('countersigned_close')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game_id', '=', game_id)
    .where('chain', '=', chain)
    .where('chain_index', '=', chain_index)
    .executeTakeFirstOrThrow()

/** The first log entry that the record of an instance needs: the game's last close of an earlier instance. */
export const findHistoryStart = async (
  tx: Tx,
  memberId: number,
  { id, game_id: gameId }: { readonly id: number; readonly game_id: number },
): Promise<number> => {
  const { rows } = await sql<{ start: number }>`
    SELECT coalesce(max(c.log_index), 0)::float8 AS start
      FROM countersigned_close c
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.instance_id <> ${id}
       AND c.log_index < (SELECT min(log_index) FROM countersigned_close
                           WHERE member_id = ${memberId} AND instance_id = ${id})`.execute(tx)
  return rows[0]!.start
}

/** Where the public log has the result of the instance; undefined before it is appended. */
export const findResultIndex = async (tx: Tx, memberId: number, id: number): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('logged_result')
    .select('log_index')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .executeTakeFirst()
  return row && Number(row.log_index)
}

export const insertResultIndex = async (
  tx: Tx,
  memberId: number,
  id: number,
  logIndex: number,
): Promise<void> => {
  await tx
    .insertInto('logged_result')
    .values({ member_id: memberId, instance_id: id, log_index: BigInt(logIndex) })
    .execute()
}
