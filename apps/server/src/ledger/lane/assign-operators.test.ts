import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignOperators } from './assign-operators.ts'

const operators = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })
const processes = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 })

const countMoved = (before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>): number =>
  [...before].filter(([memberId, process]) => after.get(memberId) !== process).length

describe('sharing operators among lane processes', () => {
  it('gives every operator one of the processes, and no process more than its even share', () => {
    fc.assert(
      fc.property(operators, processes, (memberIds, alive) => {
        const assigned = assignOperators(memberIds, alive)
        expect([...assigned.keys()].sort((a, b) => a - b)).toEqual(memberIds.toSorted((a, b) => a - b))
        for (const process of alive) {
          const count = [...assigned.values()].filter(each => each === process).length
          expect(count).toBeLessThanOrEqual(Math.ceil(memberIds.length / alive.length))
        }
      }),
    )
  })

  it('does not depend on the order in which operators and processes are read', () => {
    fc.assert(
      fc.property(operators, processes, (memberIds, alive) => {
        const reversed = assignOperators(memberIds.toReversed(), alive.toReversed())
        expect(new Map([...reversed].sort(([a], [b]) => a - b))).toEqual(
          new Map([...assignOperators(memberIds, alive)].sort(([a], [b]) => a - b)),
        )
      }),
    )
  })

  it('moves little more than the share of a process that joins or ends', () => {
    const memberIds = Array.from({ length: 500 }, (_, i) => i + 1)
    const alive = ['a', 'b', 'c', 'd']
    const all = assignOperators(memberIds, alive)
    const without = assignOperators(memberIds, alive.slice(1))
    expect(countMoved(all, without)).toBeLessThan(1.6 * (500 / 4))
    expect(countMoved(without, all)).toBeLessThan(1.6 * (500 / 4))
  })

  it('assigns nothing without a process', () => {
    expect(assignOperators([1, 2], []).size).toBe(0)
  })
})
