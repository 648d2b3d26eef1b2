import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const insertCheckpoint = async (
  tx: Tx,
  memberId: number,
  checkpoint: { readonly size: number; readonly root: Uint8Array; readonly note: string },
): Promise<void> => {
  await tx
    .insertInto('log_checkpoint')
    .values({
      member_id: memberId,
      size: BigInt(checkpoint.size),
      root: Buffer.from(checkpoint.root),
      note: checkpoint.note,
    })
    .execute()
}

export const findNewestCheckpoint = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('log_checkpoint')
    .select(['size', 'root', 'note', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns false if another process has already stored one of this witness. */
export const insertCosignature = async (
  tx: Tx,
  memberId: number,
  cosignature: {
    readonly size: number
    readonly witness: string
    readonly seconds: number
    readonly line: string
  },
): Promise<void> => {
  await tx
    .insertInto('log_cosignature')
    .values({
      member_id: memberId,
      size: BigInt(cosignature.size),
      witness: cosignature.witness,
      seconds: BigInt(cosignature.seconds),
      line: cosignature.line,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The first checkpoint with the entry that enough of these witnesses cosigned up to this second. */
export const findCheckpointInTime = async (
  tx: Tx,
  memberId: number,
  { index, witnesses, quorum, seconds }: CheckpointWanted,
): Promise<number | undefined> => {
  const { rows } = await sql<{ size: bigint }>`
    SELECT c.size FROM log_checkpoint c
      LEFT JOIN log_cosignature s ON s.member_id = c.member_id AND s.size = c.size
            AND s.witness = ANY (${witnesses}) AND s.seconds <= ${seconds}
     WHERE c.member_id = ${memberId} AND c.size > ${index}
     GROUP BY c.size HAVING count(s.witness) >= ${quorum}
     ORDER BY c.size LIMIT 1`.execute(tx)
  return rows[0] && Number(rows[0].size)
}

/** The newest checkpoint that enough of these witnesses cosigned. */
export const findNewestCosigned = async (
  tx: Tx,
  memberId: number,
  { index, witnesses, quorum }: Omit<CheckpointWanted, 'seconds'>,
): Promise<number | undefined> => {
  const { rows } = await sql<{ size: bigint }>`
    SELECT c.size FROM log_checkpoint c
     WHERE c.member_id = ${memberId} AND c.size > ${index}
       AND (SELECT count(*) FROM log_cosignature s
             WHERE s.member_id = c.member_id AND s.size = c.size AND s.witness = ANY (${witnesses})) >= ${quorum}
     ORDER BY c.size DESC LIMIT 1`.execute(tx)
  return rows[0] && Number(rows[0].size)
}

interface CheckpointWanted {
  readonly index: number
  readonly witnesses: readonly string[]
  readonly quorum: number
  readonly seconds: number
}

/** The checkpoint with the cosignatures stored so far. */
export const readCosignedNote = async (tx: Tx, memberId: number, size: number): Promise<string> => {
  const { rows } = await sql<{ note: string }>`
    SELECT c.note || coalesce(string_agg(s.line, '' ORDER BY s.witness), '') AS note
      FROM log_checkpoint c LEFT JOIN log_cosignature s USING (member_id, size)
     WHERE c.member_id = ${memberId} AND c.size = ${size} GROUP BY c.note`.execute(tx)
  const note = rows[0]?.note
  if (note === undefined) throw new Error(`log ${memberId} has no checkpoint of size ${size}`)
  return note
}

/** The number of these witnesses that cosigned since this second. */
export const countWitnessesSince = async (
  tx: Tx,
  memberId: number,
  witnesses: readonly string[],
  seconds: number,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('log_witness')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('witness', 'in', witnesses)
    .where('seconds', '>=', BigInt(seconds))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Remembers the newest cosignature of a witness. */
export const storeWitness = async (
  tx: Tx,
  memberId: number,
  seen: { readonly witness: string; readonly size: number; readonly seconds: number },
): Promise<void> => {
  await sql`
    INSERT INTO log_witness (member_id, witness, size, seconds)
    VALUES (${memberId}, ${seen.witness}, ${seen.size}, ${seen.seconds})
    ON CONFLICT (member_id, witness) DO UPDATE SET size = excluded.size, seconds = excluded.seconds
     WHERE log_witness.seconds < excluded.seconds`.execute(tx)
}
