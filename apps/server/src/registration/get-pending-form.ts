import { inMember } from '@fairground/database/transaction'
import type { Output } from '@fairground/contract/operations'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findPendingForm } from './queries/pending.ts'
import { digestResumeKey } from './resume-key.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

type SealedForm = Pick<Output<'getPendingForm'>, 'emailAddress' | 'formData'>

/** Only the browser that stored the form knows its key; the number alone reads nothing. */
export const getPendingForm: Handler<'getPendingForm'> = async (
  { id, resumeKey },
  { member },
  { db, vault },
) => {
  const row = isRowId(id)
    ? await inMember(db, member.id, tx => findPendingForm(tx, member.id, id, digestResumeKey(resumeKey)))
    : undefined
  if (!row) throw new Refusal('profile.notFound')
  return {
    id,
    ...(vault.open(member.id, sealPurposes.pendingForm, row.sealed) as SealedForm),
    formType: row.form_type,
    formIndex: row.form_index,
    formCompleted: row.completed,
  }
}
