import { randomBytes } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { normalEmail } from '#player/details.ts'
import { digestResumeKey } from './resume-key.ts'
import {
  deleteExpiredForms,
  insertPendingForm,
  type PendingFormValues,
  updatePendingForm,
} from './queries/pending.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

const keyBytes = 16
const formTypePattern = /^[\w-]+$/
const secretPattern = /passw|secret|pin$|cvv/i

/** The form is stored encrypted. An update needs the id, the address and the key of the stored form. */
export const postPendingForm: Handler<'postPendingForm'> = async (form, { member }, { db, vault }) => {
  const resumeKey = form.resumeKey ?? randomBytes(keyBytes).toString('base64url')
  const fieldNames = Object.keys(form.formData)
  if (!formTypePattern.test(form.formType) || fieldNames.some(key => secretPattern.test(key)))
    throw new Refusal('request.invalid')
  if (!isRowId(form.formIndex)) throw new Refusal('request.invalid')
  const proof = {
    emailDigest: vault.digest(member.id, 'email', normalEmail(form.emailAddress)),
    resumeDigest: digestResumeKey(resumeKey),
  }
  const values: PendingFormValues = {
    form_type: form.formType,
    form_index: form.formIndex,
    sealed: vault.seal(member.id, sealPurposes.pendingForm, {
      emailAddress: form.emailAddress,
      formData: form.formData,
    }),
    completed: form.formCompleted,
  }
  return inMember(db, member.id, async tx => {
    await deleteExpiredForms(tx, member.id)
    if (form.id !== undefined && isRowId(form.id)) {
      const changed = await updatePendingForm(tx, member.id, form.id, proof, values)
      if (changed) return { ...changed, resumeKey }
    }
    return { ...(await insertPendingForm(tx, member.id, proof, values)), resumeKey }
  })
}
