import { describe, expect, it } from 'vitest'
import type { Column } from '../types.ts'
import { compareValues } from './compare-values.ts'
import { filterRows } from './filter-rows.ts'
import { findNewRows, isContinued } from './held-rows.ts'

interface Player {
  readonly name: string
  readonly risk: string
}

const rows: readonly Player[] = [
  { name: 'r.marsden', risk: 'Low' },
  { name: 'gwen.p', risk: 'High' },
  { name: 'tkettle', risk: 'Low' },
]
const columns: readonly Column<Player>[] = [
  { id: 'name', title: 'Name', cell: row => row.name },
  { id: 'risk', title: 'Risk', cell: row => row.risk },
]
const low = { id: 'low', title: 'Low', matches: (row: Player) => row.risk === 'Low' }

describe('filterRows', () => {
  it('returns the same list without a filter', () => {
    expect(filterRows(rows, { filters: [], text: '  ', columns })).toBe(rows)
  })

  it('narrows with every filter and every word, in any column and case', () => {
    expect(filterRows(rows, { filters: [low], text: '', columns })).toHaveLength(2)
    expect(filterRows(rows, { filters: [low], text: 'MARS low', columns })).toEqual([rows[0]])
    expect(filterRows(rows, { filters: [low], text: 'gwen', columns })).toEqual([])
  })
})

describe('isContinued', () => {
  it('distinguishes a further page from a row in front', () => {
    const [a, b, c] = rows
    expect(isContinued([a, b], [a, b, c])).toBe(true)
    expect(isContinued([b, c], [a, b, c])).toBe(false)
    expect(isContinued([a, c], [a, b, c])).toBe(false)
    expect(isContinued([a, b, c], [a, b])).toBe(false)
  })
})

describe('findNewRows', () => {
  it('finds rows between known rows, and not the next page behind them', () => {
    expect(findNewRows(['new', 1, 'also', 2, 3, 4], new Set([1, 2]))).toEqual(new Set([0, 2]))
  })

  it('holds nothing back from a list of other rows', () => {
    expect(findNewRows([7, 8, 9], new Set([1, 2])).size).toBe(0)
  })
})

describe('compareValues', () => {
  it('orders numbers by size and texts with numbers in them by these', () => {
    expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10])
    expect(['run 10', 'Run 9', 'a'].toSorted(compareValues)).toEqual(['a', 'Run 9', 'run 10'])
    expect(['a', 5].toSorted(compareValues)).toEqual([5, 'a'])
  })
})
