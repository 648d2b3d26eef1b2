import { expect, it } from 'vitest'
import { findFailures, toReportLines } from './honest-report.ts'
import type { HonestReport } from './run-honest.ts'

const honest: HonestReport = {
  records: 3,
  decks: 1,
  recordProblems: [],
  audit: [],
  incidents: { late: 0, missed: 0, refused: 0, skipped: 0, held: 0, refunded: 0, unpublished: 0 },
  kinds: [
    { kind: 'raffleGame', ended: 2, tickets: 10 },
    { kind: 'crosswordGame', ended: 1, tickets: 5 },
  ],
  cardDelays: { count: 5, median: 4.5, p99: 7 },
  resultDelays: { count: 2, median: 9, p99: 12 },
  winnersSeconds: [0.5, 0.1, 0.3],
  logSizes: [
    { type: 'close', entries: 3, bytes: 4500 },
    { type: 'result', entries: 3, bytes: 2100 },
    { type: 'round', entries: 2, bytes: 2000 },
  ],
  servedDecks: 3,
}

it('finds nothing in an honest run, also if a round was cut too late and its tickets joined the next one', () => {
  expect(findFailures(honest)).toEqual([])
  expect(findFailures({ ...honest, incidents: { ...honest.incidents, refused: 4 } })).toEqual([])
})

it.each(['late', 'missed', 'skipped', 'held', 'refunded', 'unpublished'] as const)(
  'fails if one is %s',
  name => {
    expect(findFailures({ ...honest, incidents: { ...honest.incidents, [name]: 1 } })).toHaveLength(1)
  },
)

it.each([
  { recordProblems: ['/fair/1/draws/7.jsonl: INVALID log'] },
  { audit: ['I22: a problem'] },
  { kinds: [{ kind: 'bingoGame', ended: 0, tickets: 0 }] },
])('fails with %o', planted => {
  expect(findFailures({ ...honest, ...planted })).toHaveLength(1)
})

it('prints one line per figure', () => {
  const text = toReportLines(honest).join('\n')
  expect(text).toMatch(/draws and decks +2 and 1, 15 tickets/)
  expect(text).toMatch(/for winners +median 0\.30, p99 0\.50 \(3 measured\)/)
  expect(text).toMatch(/a close entry +1\.50 kB \(1\.6 kB\)/)
  expect(text).toMatch(/a round entry +1\.00 kB with 1\.50 decks/)
  expect(text).toMatch(/bytes a ticket +0\.53, 0\.57 kB/)
})
