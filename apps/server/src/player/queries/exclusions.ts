import { timestamp, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** Keyed digests by which a person is recognised. */
export interface PersonDigests {
  readonly email: Buffer
  readonly 'government-id': Buffer | null
  readonly person: Buffer | null
}

const toDigestRows = (digests: PersonDigests): { kind: keyof PersonDigests; digest: Buffer }[] =>
  (['email', 'government-id', 'person'] as const).flatMap(kind => {
    const digest = digests[kind]
    return digest ? [{ kind, digest }] : []
  })

/** Stores the restriction for every account of the person. It is never shortened or weakened. */
export const upsertExclusion = async (
  tx: Tx,
  memberId: number,
  digests: PersonDigests,
  { status, until }: Restriction,
): Promise<void> => {
  const values = { status, until: timestamp(until) }
  await tx
    .insertInto('exclusion')
    .values(toDigestRows(digests).map(row => ({ member_id: memberId, ...row, ...values })))
    .onConflict(conflict =>
      conflict.columns(['member_id', 'kind', 'digest']).doUpdateSet({
        until: sql<number>`greatest(exclusion.until, excluded.until)`,
        status: sql<Restriction['status']>`
          CASE WHEN exclusion.until > clock_timestamp() AND exclusion.status = 'selfExcluded'
               THEN exclusion.status ELSE excluded.status END`,
      }),
    )
    .execute()
}

/** Returns the person's current restriction: an exclusion outranks a time-out, then the longest wins. */
export const findRestriction = async (
  tx: Tx,
  memberId: number,
  digests: PersonDigests,
): Promise<Restriction | undefined> => {
  const rows = toDigestRows(digests)
  const { rows: found } = await sql<Restriction>`
    SELECT e.status, e.until
      FROM unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ digest }) => digest)}::bytea[]) AS k (kind, digest)
      JOIN exclusion e ON e.member_id = ${memberId} AND e.kind = k.kind AND e.digest = k.digest
     WHERE e.until > clock_timestamp()
     ORDER BY e.status = 'selfExcluded' DESC, e.until DESC LIMIT 1`.execute(tx)
  return found[0]
}

export const findPlayerIdsByPerson = async (
  tx: Tx,
  memberId: number,
  digests: PersonDigests,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('player_detail')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where(eb =>
      eb.or([
        eb('email_digest', '=', digests.email),
        eb('government_id_digest', '=', digests['government-id']),
        eb('person_digest', '=', digests.person),
      ]),
    )
    .orderBy('player_id')
    .execute()
  return rows.map(row => row.player_id)
}

export const readDueSpreads = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('exclusion_spread')
    .select(['player_id', 'to_member', 'status', 'until'])
    .where('member_id', '=', memberId)
    .execute()

/** Keeps the row if the restriction was extended meanwhile, because the longer one must still be spread. */
export const deleteSpread = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  toMember: number,
  until: number,
): Promise<void> => {
  await tx
    .deleteFrom('exclusion_spread')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('to_member', '=', toMember)
    .where('until', '<', timestamp(until + 1))
    .execute()
}

/** The ids of the other operators of the operator's group. */
export const readGroupMembers = async (tx: Tx, memberId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('member as own')
    .innerJoin('member as other', 'other.group_code', 'own.group_code')
    .select('other.id')
    .where('own.id', '=', memberId)
    .where('other.id', '!=', memberId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Queues the restriction for the other operators. A later restriction replaces one that is still queued. */
export const upsertExclusionSpreads = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  toMembers: readonly number[],
  { status, until }: Restriction,
): Promise<void> => {
  const values = { status, until: timestamp(until) }
  await tx
    .insertInto('exclusion_spread')
    .values(toMembers.map(id => ({ member_id: memberId, player_id: playerId, to_member: id, ...values })))
    .onConflict(conflict => conflict.columns(['member_id', 'player_id', 'to_member']).doUpdateSet(values))
    .execute()
}
