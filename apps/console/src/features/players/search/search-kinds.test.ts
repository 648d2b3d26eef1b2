import { ticketId } from '@fairground/rules/ticket/ticket-id'
import { describe, expect, it } from 'vitest'
import { guessSearchBy } from './search-kinds.ts'

describe('guessSearchBy', () => {
  it.each([
    ['ola', 'usernamePrefix'],
    ['ola_77', 'usernamePrefix'],
    ['ola@mail.example', 'email'],
    ['+44 7400 123 456', 'phone'],
    ['07400 123456', 'phone'],
    ['204418', 'playerId'],
    [` ${ticketId({ instanceId: 88_097, seq: 6 }).toLowerCase()} `, 'ticket'],
    ['', 'usernamePrefix'],
  ] as const)('takes “%s” for %s', (text, by) => {
    expect(guessSearchBy(text)).toBe(by)
  })
})
