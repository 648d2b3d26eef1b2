import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { isRowId } from '#operation/row-id.ts'
import { normalEmail } from '#player/details.ts'

const formTypePattern = /^[\w-]+$/
const secretPattern = /passw|secret|pin$|cvv/i
const keptDays = 30

/** Sealed as a whole. Who names an earlier form by its id must name the address it belongs to as well. */
export const postPendingForm: Handler<'postPendingForm'> = async (form, { member }, { db, vault }) => {
  const named = Object.keys(form.formData)
  if (!formTypePattern.test(form.formType) || named.some(key => secretPattern.test(key)))
    throw new Refusal('request.invalid')
  if (!isRowId(form.formIndex)) throw new Refusal('request.invalid')
  const digest = vault.digest(member.id, 'email', normalEmail(form.emailAddress))
  const values = {
    form_type: form.formType,
    form_index: form.formIndex,
    sealed: vault.seal(member.id, 'pending-form', {
      emailAddress: form.emailAddress,
      formData: form.formData,
    }),
    completed: form.formCompleted,
    kept_until: sql<number>`clock_timestamp() + make_interval(days => ${keptDays})`,
  }
  return inMember(db, member.id, async tx => {
    await forgetOld(tx, member.id)
    if (form.id !== undefined && isRowId(form.id)) {
      const changed = await tx
        .updateTable('pending_form')
        .set(values)
        .where('member_id', '=', member.id)
        .where('id', '=', form.id)
        .where('email_digest', '=', digest)
        .returning('id')
        .executeTakeFirst()
      if (changed) return changed
    }
    return tx
      .insertInto('pending_form')
      .values({ member_id: member.id, email_digest: digest, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

const forgetOld = async (tx: Tx, memberId: number): Promise<void> => {
  await tx
    .deleteFrom('pending_form')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`kept_until < clock_timestamp()`)
    .execute()
}
