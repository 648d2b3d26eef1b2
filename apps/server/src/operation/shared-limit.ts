import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createAddressLimit, getCountedBlocks, type Rate } from '#platform/network/address-limit.ts'
import type { Log } from '#platform/log.ts'
import type { Vault } from '#vault/vault.ts'
import { countCall, deleteOldCounts } from './queries.ts'

export interface SharedLimitDeps {
  readonly db: Database
  readonly vault: Vault
  readonly log: Log
}

/**
 * Limits calls per operator and address block on all gateways together. This gateway also counts alone: what it refuses
 * needs no query, and its count applies when the database fails.
 */
export const createSharedLimit = (
  { db, vault, log }: SharedLimitDeps,
  name: string,
  { points, seconds }: Rate,
) => {
  const allowHere = createAddressLimit({ points, seconds })

  const allowTogether = (memberId: number, address: string): Promise<boolean> =>
    inMember(db, memberId, async tx => {
      for (const { block, factor } of getCountedBlocks(address)) {
        const count = await countCall(
          tx,
          memberId,
          vault.digest(memberId, 'rate-limit', `${name}/${block}`),
          seconds,
        )
        if (count === 1) await deleteOldCounts(tx, memberId)
        if (count > points * factor) return false
      }
      return true
    })

  return async (address: string, memberId: number): Promise<boolean> => {
    if (!(await allowHere(address, memberId))) return false
    try {
      return await allowTogether(memberId, address)
    } catch (error) {
      log.warn({ err: error, memberId }, 'rate limit counted by this gateway alone')
      return true
    }
  }
}
