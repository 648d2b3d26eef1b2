import type { ContactPreference } from '@fairground/contract/entities/players/contact-preference'

/** The names in the column contact_by. */
const names: { readonly [C in keyof ContactPreference]: string } = {
  contactByEmail: 'email',
  contactEmailNews: 'news',
  contactEmailDeposits: 'deposits',
  contactEmailWithdrawals: 'withdrawals',
  contactEmailWins: 'wins',
}
const choices = Object.keys(names) as (keyof ContactPreference)[]

export const choicesToColumn = (preference: ContactPreference): string[] =>
  choices.filter(choice => preference[choice]).map(choice => names[choice])

export const choicesFromColumn = (column: readonly string[]): ContactPreference => ({
  contactByEmail: column.includes(names.contactByEmail),
  contactEmailNews: column.includes(names.contactEmailNews),
  contactEmailDeposits: column.includes(names.contactEmailDeposits),
  contactEmailWithdrawals: column.includes(names.contactEmailWithdrawals),
  contactEmailWins: column.includes(names.contactEmailWins),
})
