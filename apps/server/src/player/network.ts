import type { Tx } from '@fairground/database/transaction'
import type { Caller } from '#operation/context.ts'
import { addressBlocks } from '#platform/network/address-blocks.ts'
import type { Vault } from '#vault/vault.ts'
import { isKnownOrigin } from './queries/known-origins.ts'

/** Digest of the caller's household: it can be recognised without storing the address. */
export const networkDigest = (
  vault: Vault,
  { member, address }: Pick<Caller, 'member' | 'address'>,
): Buffer => vault.digest(member.id, 'address', addressBlocks(address).home)

/** Without a player it queries all the same, so that the response time does not reveal whether the account exists. */
export const isKnownNetwork = (
  tx: Tx,
  memberId: number,
  playerId: number | undefined,
  network: Buffer,
): Promise<boolean> =>
  isKnownOrigin(tx, { memberId, playerId: playerId ?? 0 }, { kind: 'network', digest: network })
