import { describe, expect, it } from 'vitest'
import { parseDrawRecord } from './parse-draw-record.ts'
import { sampleRecord } from './sample-record.test-support.ts'

const { leaves: _, ...record } = sampleRecord({ tickets: 5, seed: 'format', voided: [1] })

describe('draw record', () => {
  it('is read unchanged from text and from JSON', () => {
    expect(parseDrawRecord(JSON.stringify(record))).toEqual(record)
    expect(parseDrawRecord(record)).toEqual(record)
  })

  it.each<[string, unknown, string]>([
    ['text that is not JSON', '{', 'not JSON'],
    ['a list', [], 'record is not an object'],
    ['an unknown field', { ...record, note: 'x' }, 'record.note is not a known field'],
    ['an unknown inner field', { ...record, result: { ...record.result, bonus: 1 } }, 'record.result.bonus'],
    ['a missing field', { ...record, root: undefined }, 'record.root'],
    ['another scheme', { ...record, scheme: 'FD2' }, 'record.scheme'],
    ['capital hexadecimal', { ...record, root: record.root.toUpperCase() }, 'record.root'],
    ['an amount with a point', { ...record, pool: '12.50' }, 'record.pool'],
    ['an amount with a leading zero', { ...record, pool: `0${record.pool}` }, 'record.pool'],
    ['an amount as a number', { ...record, pool: 1250 }, 'record.pool'],
    [
      'a void of a void',
      {
        ...record,
        voids: [
          { seq0: 4, voided: 3 },
          { seq0: 5, voided: 4 },
        ],
      },
      'not a ticket',
    ],
    ['a void outside', { ...record, voids: [{ seq0: 9, voided: 1 }] }, 'outside the tree'],
    ['a void of a later ticket', { ...record, voids: [{ seq0: 1, voided: 2 }] }, 'sold later'],
    [
      'two voids of one ticket',
      {
        ...record,
        voids: [
          { seq0: 5, voided: 1 },
          { seq0: 6, voided: 1 },
        ],
      },
      'duplicate index',
    ],
    [
      'voids out of order',
      {
        ...record,
        voids: [
          { seq0: 6, voided: 1 },
          { seq0: 5, voided: 2 },
        ],
      },
      'order',
    ],
  ])('rejects %s', (_, given, problem) => {
    expect(parseDrawRecord(given)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
