import type { ContactPreference } from '@fairground/contract/entities/players/contact-preference'
import { expect, it } from 'vitest'
import { isSameChoice } from './contact-choices.ts'

const choice: ContactPreference = {
  contactByEmail: true,
  contactEmailNews: false,
  contactEmailDeposits: true,
  contactEmailWithdrawals: true,
  contactEmailWins: true,
}

it('treats choices as equal only if every switch is equal', () => {
  expect(isSameChoice(choice, { ...choice })).toBe(true)
  for (const name of Object.keys(choice) as (keyof ContactPreference)[])
    expect(isSameChoice(choice, { ...choice, [name]: !choice[name] }), name).toBe(false)
})
