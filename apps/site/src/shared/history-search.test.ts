import { describe, expect, it } from 'vitest'
import { historySearch } from './history-search.ts'

const of = (address: string) => historySearch(new URLSearchParams(address))

describe('historySearch', () => {
  it('asks for everything when nothing is filled in', () => {
    expect(of('')).toEqual({})
    expect(of('game=&no=&from=&to=')).toEqual({})
  })

  it('takes a game and an instance by number', () => {
    expect(of('game=101&no=48213')).toEqual({ gameId: 101, gameInstanceId: 48213 })
  })

  it('means whole days of the player', () => {
    expect(of('from=2026-11-12&to=2026-11-12')).toEqual({
      dateStartedFrom: new Date(2026, 10, 12).getTime(),
      dateEndedTo: new Date(2026, 10, 13).getTime() - 1,
    })
  })

  it.each(['no=abc', 'no=-3', 'game=1.5', 'from=yesterday', 'to=1066-10-14'])('leaves out %s', address => {
    expect(of(address)).toEqual({})
  })
})
