import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Difference } from '../compare.ts'

interface ReconciledDay {
  readonly memberId: number
  readonly provider: string
  readonly day: string
}

/** When each of these days of one operator and provider was compared last, for those that were. */
export const findComparedAt = async (
  tx: Tx,
  days: readonly ReconciledDay[],
): Promise<ReadonlyMap<string, number>> => {
  const [first] = days
  if (!first) return new Map()
  const { rows } = await sql<{ day: string; at: number }>`
    SELECT day::text AS day, compared_at AS at FROM reconciliation
     WHERE member_id = ${first.memberId} AND provider = ${first.provider}
       AND day = ANY (${sql.val(days.map(({ day }) => day))}::date[])`.execute(tx)
  return new Map(rows.map(({ day, at }) => [day, at]))
}

/** Stores new differences, and closes open ones of the day that this comparison no longer finds. */
export const storeReconciliation = async (
  tx: Tx,
  { memberId, provider, day }: ReconciledDay,
  { differences, movements }: { readonly differences: readonly Difference[]; readonly movements: number },
): Promise<void> => {
  await sql`
    INSERT INTO reconciliation (member_id, provider, day, movements) VALUES (${memberId}, ${provider}, ${day}::date, ${movements})
    ON CONFLICT (member_id, provider, day) DO UPDATE SET compared_at = clock_timestamp(), movements = excluded.movements`.execute(
    tx,
  )
  const columns = [
    differences.map(({ reference }) => reference),
    differences.map(({ movement }) => movement),
    differences.map(({ text }) => text.slice(0, 500)),
  ] as const
  await sql`
    INSERT INTO reconciliation_difference (member_id, provider, day, reference, movement, text)
    SELECT ${memberId}, ${provider}, ${day}::date, * FROM unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
    ON CONFLICT (member_id, provider, movement, reference, text) DO UPDATE
       SET seen_at = clock_timestamp(),
           state = CASE reconciliation_difference.state WHEN 'gone' THEN 'open' ELSE reconciliation_difference.state END`.execute(
    tx,
  )
  await sql`
    UPDATE reconciliation_difference SET state = 'gone'
     WHERE member_id = ${memberId} AND provider = ${provider} AND day = ${day}::date AND state = 'open'
       AND NOT (movement || ' ' || reference || ' ' || text = ANY (${differences.map(
         ({ movement, reference, text }) => `${movement} ${reference} ${text.slice(0, 500)}`,
       )}::text[]))`.execute(tx)
}
