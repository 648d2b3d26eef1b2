import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTicketKeys } from './ticket-keys.ts'

const createKeys = () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return createTicketKeys({ sign: hash => sign(null, hash, privateKey) })
}
const ticket = { memberId: 1, ticket: 'ABCDEFGH' }

it('derives a distinct and repeatable key for every print', () => {
  const keys = createKeys()
  const first = keys.keyFor({ ...ticket, print: 1 })
  expect(first).toMatch(/^[A-HJKMNP-Z2-9]{17}$/)
  expect(keys.keyFor({ ...ticket, print: 1 })).toBe(first)
  const others = [
    keys.keyFor({ ...ticket, print: 2 }),
    keys.keyFor({ ...ticket, memberId: 2, print: 1 }),
    keys.keyFor({ ...ticket, ticket: 'ABCDEFGJ', print: 1 }),
    createKeys().keyFor({ ...ticket, print: 1 }),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})

it('finds the print of a key among the prints made so far', () => {
  const keys = createKeys()
  const [first, second] = [keys.keyFor({ ...ticket, print: 1 }), keys.keyFor({ ...ticket, print: 2 })]
  expect(keys.findPrint(ticket, 2, first)).toBe(1)
  expect(keys.findPrint(ticket, 2, second)).toBe(2)
  expect(keys.findPrint(ticket, 1, second)).toBeUndefined()
  expect(keys.findPrint(ticket, 2, `${first}2`)).toBeUndefined()
})

it('uses all letters about equally often', () => {
  const keys = createKeys()
  const counts = new Map<string, number>()
  for (let print = 1; print <= 2000; print++)
    for (const letter of keys.keyFor({ ...ticket, print })) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = (2000 * 17) / 31
  const distance = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(31)
  // With 30 degrees of freedom, a fair generator exceeds this once in a million runs.
  expect(distance).toBeLessThan(83)
})
