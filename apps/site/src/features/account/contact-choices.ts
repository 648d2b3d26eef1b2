import type { ContactPreference } from '@fairground/contract/entities/contact-preference'

/** What mail may be about; contactByEmail is whether there is to be any. */
export const mailTopics = [
  'contactEmailWins',
  'contactEmailDeposits',
  'contactEmailWithdrawals',
  'contactEmailNews',
] as const satisfies readonly (keyof ContactPreference)[]

export const isSameChoice = (a: ContactPreference, b: ContactPreference): boolean =>
  a.contactByEmail === b.contactByEmail && mailTopics.every(topic => a[topic] === b[topic])
