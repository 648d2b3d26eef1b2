import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleDeck } from './sample-deck.test-support.ts'
import { scratchTerms } from './sample-terms.test-support.ts'
import { verifyDeck } from './verify-deck.ts'

type Json = string | number | boolean | Json[] | { [name: string]: Json }

const numRuns = Number(process.env.INSTANT_MUTATIONS ?? 30)
const original = JSON.stringify(sampleDeck({ terms: scratchTerms, tickets: 10, seed: 'mutations' }))

/** Changes one character, number or entry; all fields of a level are equally likely. */
function mutate(value: Json, choose: (options: number) => number): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + ([1, -1, 1000][choose(3)] ?? 1)
  if (typeof value === 'string') return mutateText(value, choose)
  if (Array.isArray(value)) {
    const at = choose(Math.max(value.length, 1))
    const item = value[at]
    if (item === undefined) return [0]
    const kind = choose(8)
    if (kind === 0) return value.toSpliced(at, 1)
    return kind === 1 ? value.toSpliced(at, 0, item) : value.with(at, mutate(item, choose))
  }
  const keys = Object.keys(value)
  const key = keys[choose(keys.length)] ?? ''
  return { ...value, [key]: mutate(value[key] ?? 0, choose) }
}

function mutateText(text: string, choose: (options: number) => number): Json {
  const at = choose(Math.max(text.length, 1))
  const others = /[0-9]/.test(text[at] ?? '') ? '0123456789' : 'abcdef'
  return text.slice(0, at) + (others[choose(others.length)] ?? '') + text.slice(at + 1)
}

it('rejects a change of any single field', { timeout: 3_600_000 }, () => {
  expect(verifyDeck(original).valid).toBe(true)
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(0xffff)), stream => {
      const choose = (options: number) => (stream.next().value ?? 0) % options
      const changed = JSON.stringify(mutate(JSON.parse(original) as Json, choose))
      fc.pre(changed !== original)
      const verdict = verifyDeck(changed)
      expect(verdict.valid, changed).toBe(false)
      expect(verdict.failed?.detail).not.toBe('')
    }),
    { numRuns },
  )
})
