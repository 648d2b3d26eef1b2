import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { DeckKey, DeckSection } from '#instances/queries/deck-parts.ts'
import { lockInstance } from '#lifecycle/queries.ts'

/** The stored lines of a section. */
export const countPartLines = async (
  tx: Tx,
  { memberId, instanceId }: DeckKey,
  section: DeckSection,
): Promise<number> => {
  const { lines } = await tx
    .selectFrom('deck_record_part')
    .select(sql<number>`coalesce(max(first + lines), 0)::int`.as('lines'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return lines
}

/** Whether a part was written within this time. */
export const isWriting = async (
  tx: Tx,
  { memberId, instanceId }: DeckKey,
  withinMs: number,
): Promise<boolean> => {
  const recent = await tx
    .selectFrom('deck_record_part')
    .select('first')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('written_at', '>', sql<number>`clock_timestamp() - ${withinMs}::float8 * interval '1 ms'`)
    .limit(1)
    .executeTakeFirst()
  return recent !== undefined
}

export interface RecordPart {
  readonly section: DeckSection
  readonly first: number
  readonly lines: readonly string[]
}

/** False if another worker has stored this part. */
export const insertPart = async (
  tx: Tx,
  { memberId, instanceId }: DeckKey,
  { section, first, lines }: RecordPart,
): Promise<boolean> => {
  const body = lines.map(line => `${line}\n`).join('')
  // Without the lock, a part of another worker could be committed after this statement began and before its trigger runs.
  await lockInstance(tx, memberId, instanceId)
  const { numAffectedRows } = await sql`
    INSERT INTO deck_record_part (member_id, instance_id, section, first, lines, body)
    SELECT ${memberId}, ${instanceId}, ${section}, ${first}::int, ${lines.length}::int, ${body}
     WHERE ${first}::int = (SELECT coalesce(max(first + lines), 0) FROM deck_record_part
                             WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND section = ${section})
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}
