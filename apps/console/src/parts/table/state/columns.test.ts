import { describe, expect, it } from 'vitest'
import type { Column } from '../types.ts'
import { moveColumn, toCellText, toggleColumn, toOrderedColumns, toShownColumns } from './columns.ts'

const cell = () => ''
const columns: readonly Column<object>[] = [
  { id: 'waiting', title: 'Waiting', cell },
  { id: 'player', title: 'Player', cell, always: true },
  { id: 'amount', title: 'Amount', cell, always: true },
  { id: 'last', title: 'Last deposit', cell, hidden: true },
]
const ids = (shown: readonly Column<object>[]) => shown.map(({ id }) => id)

describe('the columns of a table', () => {
  it('shows all but the hidden ones without a choice', () => {
    expect(ids(toShownColumns(columns, undefined))).toEqual(['waiting', 'player', 'amount'])
  })

  it('follows the order of the choice and ignores unknown columns', () => {
    expect(ids(toShownColumns(columns, ['last', 'amount', 'gone', 'player']))).toEqual([
      'last',
      'amount',
      'player',
    ])
  })

  it('adds a column that cannot be hidden to an address that leaves it out', () => {
    expect(ids(toShownColumns(columns, ['waiting', 'last']))).toEqual(['waiting', 'player', 'amount', 'last'])
  })

  it('lists the hidden columns after the shown ones', () => {
    expect(ids(toOrderedColumns(columns, toShownColumns(columns, ['amount', 'player'])))).toEqual([
      'amount',
      'player',
      'waiting',
      'last',
    ])
  })

  it('moves a column by one place and stops at the ends', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(toggleColumn(['a', 'b'], 'b')).toEqual(['a'])
  })

  it('takes the text of a cell from the cell, unless the column has a text', () => {
    expect(toCellText({ id: 'a', title: 'A', cell: () => 12 }, {})).toBe('12')
    expect(toCellText({ id: 'a', title: 'A', cell: () => ['x'], text: () => 'twelve' }, {})).toBe('twelve')
    expect(toCellText({ id: 'a', title: 'A', cell: () => ['x'] }, {})).toBe('')
  })
})
