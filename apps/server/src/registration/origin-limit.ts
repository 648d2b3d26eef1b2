import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { Refusal } from '#operation/refusal.ts'
import type { Vault } from '#vault/vault.ts'
import { addressBlocks } from '#sign-in/address-blocks.ts'

/** Where a registration comes from, as digests: who it was cannot be read from them. */
export interface Origin {
  readonly memberId: number
  readonly home: Buffer
  readonly network: Buffer
}

const mostInADay = { home: 5, network: 20 } as const

export const originOf = (vault: Vault, memberId: number, address: string): Origin => {
  const { home, network } = addressBlocks(address)
  return {
    memberId,
    home: vault.digest(memberId, 'address', home),
    network: vault.digest(memberId, 'network', network),
  }
}

export const refuseCrowd = async (tx: Tx, origin: Origin, rateFactor: number): Promise<void> => {
  const { rows } = await sql<{ home: number; network: number }>`
    SELECT count(*) FILTER (WHERE address_digest = ${origin.home})::int AS home, count(*)::int AS network
      FROM registration_origin
     WHERE member_id = ${origin.memberId} AND network_digest = ${origin.network}
       AND registered_at > clock_timestamp() - interval '24 hours'`.execute(tx)
  const { home = 0, network = 0 } = rows[0] ?? {}
  if (home >= mostInADay.home * rateFactor || network >= mostInADay.network * rateFactor)
    throw new Refusal('registration.tooManyFromAddress')
}

/** Counts this one too. Those of one network come one after the other here, so that many at once count as many. */
export const countOrigin = async (tx: Tx, origin: Origin, rateFactor: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${origin.network.toString('hex')}, 0))`.execute(tx)
  await refuseCrowd(tx, origin, rateFactor)
  await tx
    .deleteFrom('registration_origin')
    .where('member_id', '=', origin.memberId)
    .where('network_digest', '=', origin.network)
    .where(sql<boolean>`registered_at < clock_timestamp() - interval '24 hours'`)
    .execute()
  await tx
    .insertInto('registration_origin')
    .values({ member_id: origin.memberId, address_digest: origin.home, network_digest: origin.network })
    .execute()
}
