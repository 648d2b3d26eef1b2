import { Type, type Static } from 'typebox'
import { closed } from '#entities/values.ts'

export const ContactPreference = closed({
  contactByEmail: Type.Boolean(),
  contactEmailNews: Type.Boolean(),
  contactEmailDeposits: Type.Boolean(),
  contactEmailWithdrawals: Type.Boolean(),
  contactEmailWins: Type.Boolean(),
})
export type ContactPreference = Static<typeof ContactPreference>
