import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The origin of a registration as digests, from which the address cannot be recovered. */
export interface OriginDigests {
  readonly memberId: number
  readonly home: Buffer
  readonly network: Buffer
}

/** Counts the registrations of the last 24 hours. */
export const countRegistrations = async (tx: Tx, { memberId, home, network }: OriginDigests) => {
  const { rows } = await sql<{ home: number; network: number }>`
    SELECT count(*) FILTER (WHERE address_digest = ${home})::int AS home, count(*)::int AS network
      FROM registration_origin
     WHERE member_id = ${memberId} AND network_digest = ${network}
       AND registered_at > clock_timestamp() - interval '24 hours'`.execute(tx)
  return rows[0] ?? { home: 0, network: 0 }
}

/** Serialises registrations from one network, so that concurrent ones count each other. */
export const lockNetwork = async (tx: Tx, { network }: OriginDigests): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${network.toString('hex')}, 0))`.execute(tx)
}

export const deleteOldOrigins = async (tx: Tx, { memberId, network }: OriginDigests): Promise<void> => {
  await tx
    .deleteFrom('registration_origin')
    .where('member_id', '=', memberId)
    .where('network_digest', '=', network)
    .where(sql<boolean>`registered_at < clock_timestamp() - interval '24 hours'`)
    .execute()
}

export const insertOrigin = async (tx: Tx, { memberId, home, network }: OriginDigests): Promise<void> => {
  await tx
    .insertInto('registration_origin')
    .values({ member_id: memberId, address_digest: home, network_digest: network })
    .execute()
}
