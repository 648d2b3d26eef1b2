import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

const retentionDays = 30

export type PendingFormValues = Pick<
  Selectable<DB['pending_form']>,
  'form_type' | 'form_index' | 'sealed' | 'completed'
>

/** What proves that a caller stored a form: its address and its key. */
export interface FormProof {
  readonly emailDigest: Buffer
  readonly resumeDigest: Buffer
}

const keptUntil = sql<number>`clock_timestamp() + make_interval(days => ${retentionDays})`

/** Returns undefined if the form does not exist or belongs to another address or browser. */
export const updatePendingForm = (
  tx: Tx,
  memberId: number,
  id: number,
  { emailDigest, resumeDigest }: FormProof,
  values: PendingFormValues,
) =>
  tx
    .updateTable('pending_form')
    .set({ ...values, kept_until: keptUntil })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('email_digest', '=', emailDigest)
    .where('resume_digest', '=', resumeDigest)
    .returning('id')
    .executeTakeFirst()

export const insertPendingForm = (
  tx: Tx,
  memberId: number,
  { emailDigest, resumeDigest }: FormProof,
  values: PendingFormValues,
) =>
  tx
    .insertInto('pending_form')
    .values({
      member_id: memberId,
      email_digest: emailDigest,
      resume_digest: resumeDigest,
      ...values,
      kept_until: keptUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteExpiredForms = async (tx: Tx, memberId: number): Promise<void> => {
  await tx
    .deleteFrom('pending_form')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`kept_until < clock_timestamp()`)
    .execute()
}

export const findPendingForm = (tx: Tx, memberId: number, id: number, resumeDigest: Buffer) =>
  tx
    .selectFrom('pending_form')
    .select(['form_type', 'form_index', 'sealed', 'completed'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('resume_digest', '=', resumeDigest)
    .where(sql<boolean>`kept_until > clock_timestamp()`)
    .executeTakeFirst()
