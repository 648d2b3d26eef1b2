import type { ContactPreference } from '@fairground/contract/entities/players/contact-preference'

/** The topics of emails; contactByEmail turns all of them on or off. */
const mailTopics = [
  'contactEmailWins',
  'contactEmailDeposits',
  'contactEmailWithdrawals',
  'contactEmailNews',
] as const satisfies readonly (keyof ContactPreference)[]

export const isSameChoice = (a: ContactPreference, b: ContactPreference): boolean =>
  a.contactByEmail === b.contactByEmail && mailTopics.every(topic => a[topic] === b[topic])
