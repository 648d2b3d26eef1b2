import type { Tx } from '@fairground/database/transaction'
import { addressBlocks } from '#platform/network/address-blocks.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Vault } from '#vault/vault.ts'
import {
  countRegistrations,
  deleteOldOrigins,
  insertOrigin,
  lockNetwork,
  type OriginDigests,
} from './queries/origins.ts'

const maxPerDay = { home: 5, network: 20 } as const

export const computeOriginDigests = (vault: Vault, memberId: number, address: string): OriginDigests => {
  const { home, network } = addressBlocks(address)
  return {
    memberId,
    home: vault.digest(memberId, 'address', home),
    network: vault.digest(memberId, 'network', network),
  }
}

export const refuseTooManyFromOrigin = async (
  tx: Tx,
  origin: OriginDigests,
  rateFactor: number,
): Promise<void> => {
  const { home, network } = await countRegistrations(tx, origin)
  if (home >= maxPerDay.home * rateFactor || network >= maxPerDay.network * rateFactor)
    throw new Refusal('registration.tooManyFromAddress')
}

/** Refuses a registration over the limit, and counts it otherwise. */
export const recordOrigin = async (tx: Tx, origin: OriginDigests, rateFactor: number): Promise<void> => {
  await lockNetwork(tx, origin)
  await refuseTooManyFromOrigin(tx, origin, rateFactor)
  await deleteOldOrigins(tx, origin)
  await insertOrigin(tx, origin)
}
