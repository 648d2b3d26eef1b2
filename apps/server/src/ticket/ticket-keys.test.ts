import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTicketKeys } from './ticket-keys.ts'

const keysOf = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return createTicketKeys({ sign: hash => sign(null, hash, privateKey) })
}
const ticket = { memberId: 1, ticket: 'ABCDEFGH' }

it('every print has its own key, and the same one whenever it is asked for', () => {
  const keys = keysOf()
  const first = keys.keyOf({ ...ticket, print: 1 })
  expect(first).toMatch(/^[A-HJKMNP-Z2-9]{17}$/)
  expect(keys.keyOf({ ...ticket, print: 1 })).toBe(first)
  const others = [
    keys.keyOf({ ...ticket, print: 2 }),
    keys.keyOf({ ...ticket, memberId: 2, print: 1 }),
    keys.keyOf({ ...ticket, ticket: 'ABCDEFGJ', print: 1 }),
    keysOf().keyOf({ ...ticket, print: 1 }),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})

it('knows the print by its key, among those that were made', () => {
  const keys = keysOf()
  const [first, second] = [keys.keyOf({ ...ticket, print: 1 }), keys.keyOf({ ...ticket, print: 2 })]
  expect(keys.printOf(ticket, 2, first)).toBe(1)
  expect(keys.printOf(ticket, 2, second)).toBe(2)
  expect(keys.printOf(ticket, 1, second)).toBeUndefined()
  expect(keys.printOf(ticket, 2, `${first}2`)).toBeUndefined()
})

it('uses every letter about equally often', () => {
  const keys = keysOf()
  const counts = new Map<string, number>()
  for (let print = 1; print <= 2000; print++)
    for (const letter of keys.keyOf({ ...ticket, print })) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = (2000 * 17) / 31
  const distance = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(31)
  // Of 30 degrees of freedom, once in a million runs.
  expect(distance).toBeLessThan(83)
})
