import { Refusal } from './refusal.ts'
import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const home = '10.0.0.1'

it('matches a password only against its own hash', async () => {
  const passwords = await createPasswords()
  const stored = await passwords.make('play1234')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await passwords.matches(stored, 'play1234', home)).toBe(true)
  expect(await passwords.matches(stored, 'play1235', home)).toBe(false)
  expect(await passwords.matches(undefined, 'nobody has this password', home)).toBe(false)
})

const startGuesses = async (addresses: readonly string[]) => {
  const passwords = await createPasswords()
  const order: string[] = []
  const check = async (address: string) => {
    await passwords.matches(undefined, 'play1234', address)
    order.push(address)
  }
  return { order, check, guesses: Promise.allSettled(addresses.map(check)) }
}

const countRefused = (outcomes: readonly PromiseSettledResult<void>[]) => {
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused.every(({ reason }) => reason instanceof Refusal)).toBe(true)
  return refused.length
}

it('serves a login next while 200 guesses of another address wait, and refuses most guesses', async () => {
  const { order, check, guesses } = await startGuesses(Array.from({ length: 200 }, () => '10.0.0.2'))
  await check(home)
  // It starts after the two guesses that were running. How fast it ends beside the others, the machine decides.
  expect(order.indexOf(home)).toBeLessThan(9)
  expect(countRefused(await guesses)).toBe(188)
  expect(order.filter(address => address === '10.0.0.2')).toHaveLength(12)
})

it('serves a login while a few addresses fill the queue', async () => {
  const addresses = Array.from({ length: 60 }, (_, i) => `10.0.1.${i % 5}`)
  const { order, check, guesses } = await startGuesses(addresses)
  await check(home)
  // It starts after the two guesses that were running and one of each address.
  expect(order.indexOf(home)).toBeLessThan(25)
  // Two ran and fifty waited; the login took the place of one of them.
  expect(countRefused(await guesses)).toBe(9)
})

it('gives all addresses of an IPv6 /48 the share of one', async () => {
  const addresses = Array.from({ length: 60 }, (_, i) => `2001:db8:1:${i}::1`)
  const { order, check, guesses } = await startGuesses(addresses)
  await check(home)
  expect(order.indexOf(home)).toBeLessThan(9)
  expect(countRefused(await guesses)).toBe(48)
})
