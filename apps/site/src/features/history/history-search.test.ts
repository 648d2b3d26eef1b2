import { describe, expect, it } from 'vitest'
import { historySearch } from './history-search.ts'

const search = (address: string) => historySearch(new URLSearchParams(address))

describe('historySearch', () => {
  it('searches for everything without fields', () => {
    expect(search('')).toEqual({})
    expect(search('game=&no=&from=&to=')).toEqual({})
  })

  it('searches by game and instance number', () => {
    expect(search('game=101&no=48213')).toEqual({ gameId: 101, gameInstanceId: 48213 })
  })

  it("covers whole days in the player's time zone", () => {
    expect(search('from=2026-11-12&to=2026-11-12')).toEqual({
      dateStartedFrom: new Date(2026, 10, 12).getTime(),
      dateEndedTo: new Date(2026, 10, 13).getTime() - 1,
    })
  })

  it.each(['no=abc', 'no=-3', 'game=1.5', 'from=yesterday', 'to=1066-10-14'])(
    'ignores the invalid field %s',
    address => {
      expect(search(address)).toEqual({})
    },
  )
})
