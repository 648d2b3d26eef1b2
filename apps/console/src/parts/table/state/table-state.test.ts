import { describe, expect, it } from 'vitest'
import {
  plainState,
  readTableState,
  type TableState,
  toNextSort,
  toViewQuery,
  writeTableState,
} from './table-state.ts'

const write = (query: string, state: TableState) =>
  writeTableState(new URLSearchParams(query), 'wd', state).toString()
const read = (query: string, name = 'wd') => readTableState(new URLSearchParams(query), name)

describe('the state of a table in the address', () => {
  const full: TableState = {
    sort: { column: 'amount', isDescending: true },
    filters: ['two', 'risk'],
    columns: ['player', 'amount', 'why'],
    density: 'compact',
  }

  it('reads back what it wrote, in short parameters without escapes', () => {
    const query = write('', full)
    expect(query).toBe('wd.s=-amount&wd.f=two.risk&wd.c=player.amount.why&wd.d=compact')
    expect(read(query)).toEqual(full)
  })

  it('leaves the parameters of other tables and of the page alone', () => {
    const query = write('tab=waiting&log.s=time&wd.f=one', full)
    expect(new URLSearchParams(query).get('tab')).toBe('waiting')
    expect(read(query, 'log')).toEqual({ filters: [], sort: { column: 'time', isDescending: false } })
    expect(read(write(query, plainState), 'log')?.sort?.column).toBe('time')
  })

  it('distinguishes an address without choices from one that chose the plain table', () => {
    expect(read('tab=waiting')).toBeUndefined()
    expect(write('wd.s=amount', plainState)).toBe('wd.v=plain')
    expect(read('wd.v=plain')).toEqual(plainState)
  })

  it('ignores an unknown density', () => {
    expect(read('wd.d=tiny')).toEqual(plainState)
  })

  it('keeps a view as the parameters of its table', () => {
    expect(read(toViewQuery('wd', full))).toEqual(full)
  })

  it('sorts ascending, then descending, then as the server does', () => {
    const first = toNextSort(undefined, 'amount')
    const second = toNextSort(first, 'amount')
    expect([first?.isDescending, second?.isDescending, toNextSort(second, 'amount')]).toEqual([
      false,
      true,
      undefined,
    ])
    expect(toNextSort(second, 'player')).toEqual({ column: 'player', isDescending: false })
  })
})
