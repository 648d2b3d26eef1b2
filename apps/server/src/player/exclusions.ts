import { timestamp, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import { sql } from 'kysely'

/** By what a person is known again, as keyed digests. */
export interface PersonDigests {
  readonly email: Buffer
  readonly 'government-id': Buffer | null
  readonly person: Buffer | null
}

const rowsOf = (digests: PersonDigests): { kind: keyof PersonDigests; digest: Buffer }[] =>
  (['email', 'government-id', 'person'] as const).flatMap(kind => {
    const digest = digests[kind]
    return digest ? [{ kind, digest }] : []
  })

/** From now on this holds for the person here, with whatever account. It never becomes shorter, nor less. */
export const noteExclusion = async (
  tx: Tx,
  memberId: number,
  digests: PersonDigests,
  { status, until }: Restriction,
): Promise<void> => {
  const told = { status, until: timestamp(until) }
  await tx
    .insertInto('exclusion')
    .values(rowsOf(digests).map(row => ({ member_id: memberId, ...row, ...told })))
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

/** What holds for this person now: the exclusion before the time-out, the longest of either. */
export const restrictionOf = async (
  tx: Tx,
  memberId: number,
  digests: PersonDigests,
): Promise<Restriction | undefined> => {
  const rows = rowsOf(digests)
  const { rows: found } = await sql<Restriction>`
    SELECT e.status, e.until
      FROM unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ digest }) => digest)}::bytea[]) AS k (kind, digest)
      JOIN exclusion e ON e.member_id = ${memberId} AND e.kind = k.kind AND e.digest = k.digest
     WHERE e.until > clock_timestamp()
     ORDER BY e.status = 'selfExcluded' DESC, e.until DESC LIMIT 1`.execute(tx)
  return found[0]
}

/** Accounts that this person has here. */
export const accountsOfPerson = async (
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
