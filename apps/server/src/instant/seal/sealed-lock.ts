import type { Bytes } from '@fairground/fair/encoding/bytes'
import { lockHash } from '@fairground/fair/fd2/round-lock'
import type { ClosedRow } from '#lifecycle/close-queries.ts'

/** L of the seal: over the round that opens its lock. */
export const sealedLockHash = ({ close_hash, lock_round, lock, mask }: ClosedRow): Bytes =>
  lockHash(new Uint8Array(close_hash), Number(lock_round), new Uint8Array(lock), [new Uint8Array(mask)])
