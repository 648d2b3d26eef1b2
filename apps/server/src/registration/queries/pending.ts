import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const retentionDays = 30

export type PendingFormValues = Pick<
  Selectable<DB['pending_form']>,
  'form_type' | 'form_index' | 'sealed' | 'completed'
>

const keptUntil = sql<number>`clock_timestamp() + make_interval(days => ${retentionDays})`

/** Returns undefined if the form does not exist or belongs to another address. */
export const updatePendingForm = (
  tx: Tx,
  memberId: number,
  id: number,
  emailDigest: Buffer,
  values: PendingFormValues,
) =>
  tx
    .updateTable('pending_form')
    .set({ ...values, kept_until: keptUntil })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('email_digest', '=', emailDigest)
    .returning('id')
    .executeTakeFirst()

export const insertPendingForm = (tx: Tx, memberId: number, emailDigest: Buffer, values: PendingFormValues) =>
  tx
    .insertInto('pending_form')
    .values({ member_id: memberId, email_digest: emailDigest, ...values, kept_until: keptUntil })
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteExpiredForms = async (tx: Tx, memberId: number): Promise<void> => {
  await tx
    .deleteFrom('pending_form')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`kept_until < clock_timestamp()`)
    .execute()
}

export const isOpenInstance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  instanceId: number,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('game_instance')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', instanceId)
    .where('game_id', '=', gameId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  return row !== undefined
}

export const insertPendingJoin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  request: object,
): Promise<number> => {
  const { id } = await tx
    .insertInto('pending_join')
    .values({ member_id: memberId, player_id: playerId, request: JSON.stringify(request) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
