import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { scratchTerms } from '#instant/sample-terms.test-support.ts'
import { verifyDeck } from '#instant/verify-deck.ts'
import { deckFile } from './deck-file.ts'
import { sampleSealedDeck } from './sample-sealed-deck.test-support.ts'
import { sampleWorld } from './sample-world.test-support.ts'

type Json = null | string | number | boolean | Json[] | { [name: string]: Json }

const numRuns = Number(process.env.INSTANT_MUTATIONS ?? 30)
const seed = 'mutations'
const { policy } = sampleWorld(seed)
const deck = sampleSealedDeck({ terms: scratchTerms, tickets: 9, seed, perRound: 3, missed: [2] })
const original = [...deckFile(deck).lines()]
const parts = [
  [0, 1],
  [1, deck.cards.length],
  [1 + deck.cards.length, deck.rounds.length],
  [1 + deck.cards.length + deck.rounds.length, deck.tickets.length],
] as const

/** Changes one character, number or entry; all fields of a level are equally likely. */
function mutate(value: Json, choose: (options: number) => number): Json {
  if (value === null) return 'a'.repeat(96)
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
  return { ...value, [key]: mutate(value[key] ?? null, choose) }
}

function mutateText(text: string, choose: (options: number) => number): Json {
  const at = choose(Math.max(text.length, 1))
  const others = /[0-9]/.test(text[at] ?? '') ? '0123456789' : 'abcdef'
  return text.slice(0, at) + (others[choose(others.length)] ?? '') + text.slice(at + 1)
}

/** Changes a line of one part, so that record, cards, rounds and tickets change equally often. */
function mutateFile(choose: (options: number) => number): string[] {
  const [from, count] = parts[choose(parts.length)] ?? parts[0]
  const at = from + choose(count)
  const line = original[at] ?? ''
  const kind = choose(20)
  if (kind === 0) return original.toSpliced(at, 1)
  if (kind === 1) return original.toSpliced(at, 0, line)
  return original.with(at, JSON.stringify(mutate(JSON.parse(line) as Json, choose)))
}

/** Which values a record cannot cover: a further cosignature that does not verify proves and disproves nothing. */
const isSpareCosignature = (lines: readonly string[]): boolean =>
  verifyDeck(lines.join('\n')).valid && withoutNotes(lines) === withoutNotes(original)

const withoutNotes = (lines: readonly string[]): string =>
  lines.map(line => line.replaceAll(/\\n\\n\u2014 (?:[^"])*"/g, '"')).join('\n')

it('rejects a change of any single field', { timeout: 3_600_000 }, () => {
  expect(verifyDeck(original.join('\n'), { policy }).valid).toBe(true)
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(0xffff)), stream => {
      const choose = (options: number) => (stream.next().value ?? 0) % options
      const changed = mutateFile(choose)
      fc.pre(changed.join('\n') !== original.join('\n') && !isSpareCosignature(changed))
      const verdict = verifyDeck(changed.join('\n'), { policy })
      expect(verdict.valid, changed.join('\n')).toBe(false)
      expect(verdict.failed?.detail).not.toBe('')
    }),
    { numRuns },
  )
})
