import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { ticketPlace } from '@fairground/rules/ticket/ticket-id'

export type SearchBy = OperatorInput<'searchPlayers'>['by']

/** What players are found by, in words. */
export const searchWords = {
  usernamePrefix: { title: 'Username begins with', hint: 'At least one character of the username' },
  username: { title: 'Username', hint: 'The whole username' },
  email: { title: 'Email', hint: 'The whole address' },
  phone: { title: 'Phone', hint: 'The whole number, with or without the country' },
  playerId: { title: 'Player number', hint: 'Digits only' },
  ticket: { title: 'Ticket code', hint: 'The whole code' },
  lastNameAndBirthdate: { title: 'Last name and birth date', hint: 'The whole last name' },
} as const satisfies Readonly<Record<SearchBy, { readonly title: string; readonly hint: string }>>

export const searchKinds = Object.keys(searchWords) as readonly SearchBy[]

const looksLikePhone = (value: string): boolean => /^(\+|0)[\d\s()./-]{6,}$/.test(value)

/** What a typed text is most likely: the person can choose another. */
export const guessSearchBy = (text: string): SearchBy => {
  const value = text.trim()
  if (value.includes('@')) return 'email'
  if (looksLikePhone(value)) return 'phone'
  if (/^[1-9]\d{0,9}$/.test(value)) return 'playerId'
  if (ticketPlace(value.toUpperCase())) return 'ticket'
  return 'usernamePrefix'
}
