import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Adds an entry to the history of an instance. */
export const recordEvent = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
  facts: unknown,
): Promise<void> => {
  await sql`
    INSERT INTO instance_event (member_id, instance_id, n, kind, facts)
    SELECT ${memberId}, ${instanceId}, coalesce(max(n), 0) + 1, ${kind}, ${JSON.stringify(facts)}::jsonb
      FROM instance_event WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
}

/** The facts of the latest history entry of this kind. */
export const findLastEvent = async <T>(
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
): Promise<T | undefined> => {
  const row = await tx
    .selectFrom('instance_event')
    .select('facts')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.facts as T | undefined
}

export const countEvents = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('instance_event')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The time of the first history entry of this kind. */
export const findFirstEventAt = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('instance_event')
    .select('at')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .orderBy('n')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

export interface CloseKey {
  readonly index: number
  readonly closedAt: number
}

/**
 * Stores the variable facts of a close record before the signer sees it. The signer accepts one record per index, so
 * after a crash it must receive the same facts again. A refused record spends no index, and gets a new closing time.
 */
export const fixCloseFacts = async <T extends CloseKey>(
  tx: Tx,
  memberId: number,
  instanceId: number,
  { index, closedAt }: CloseKey,
  compute: () => Promise<T>,
): Promise<T> => {
  const earlier = await findLastEvent<T>(tx, memberId, instanceId, 'sealing')
  if (earlier?.index === index && earlier.closedAt === closedAt) return earlier
  const facts = await compute()
  await recordEvent(tx, memberId, instanceId, 'sealing', facts)
  return facts
}
