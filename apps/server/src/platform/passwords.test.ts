import { Refusal } from './refusal.ts'
import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

it('matches a password only against its own hash', async () => {
  const passwords = await createPasswords()
  const stored = await passwords.make('play1234')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await passwords.matches(stored, 'play1234')).toBe(true)
  expect(await passwords.matches(stored, 'play1235')).toBe(false)
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false)
})

it('hashes two passwords at a time, lets fifty calls wait and refuses the rest', async () => {
  const passwords = await createPasswords()
  const checks = Array.from({ length: 60 }, () => passwords.matches(undefined, 'play1234'))
  const outcomes = await Promise.allSettled(checks)
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused.every(({ reason }) => reason instanceof Refusal)).toBe(true)
  expect(await passwords.matches(undefined, 'play1234')).toBe(false)
})
