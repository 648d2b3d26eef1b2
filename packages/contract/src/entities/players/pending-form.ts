import { Type, type Static } from 'typebox'
import { closed, Count, Email, Id, ShortText } from '#entities/values.ts'

/** A partly filled form, stored so that the visitor can continue later. It never contains a password. */
export const PendingForm = closed({
  id: Type.Optional(Id),
  emailAddress: Email,
  formType: Type.String({ minLength: 2, maxLength: 32 }),
  formIndex: Count,
  formData: Type.Record(Type.String({ maxLength: 64 }), ShortText),
  formCompleted: Type.Boolean(),
  memberId: Type.Optional(Id),
})
export type PendingForm = Static<typeof PendingForm>

/** A secret that only the browser that stored the form holds. */
export const ResumeKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
