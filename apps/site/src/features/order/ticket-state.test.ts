import { expect, it } from 'vitest'
import { mostTickets, presets, ticketState } from './ticket-state.ts'

const counts = { playerPlayMax: 96, playerPlaysInGame: 0, gamePlayMax: 1000, gamePlayCurrent: 0 }

it('names the first thing in the way', () => {
  expect(ticketState({ open: false, online: false, most: 0 })).toBe('closed')
  expect(ticketState({ open: true, online: false, most: 0 })).toBe('offline')
  expect(ticketState({ open: true, online: true, most: 0 })).toBe('noPlaysLeft')
  expect(ticketState({ open: true, online: true, most: 1 })).toBe('ready')
})

it('asks for no more than one request may carry and the player may hold', () => {
  expect(mostTickets(counts)).toBe(96)
  expect(mostTickets({ ...counts, playerPlaysInGame: 90 })).toBe(6)
  expect(mostTickets({ ...counts, playerPlayMax: 500 })).toBe(100)
})

it('offers only quick choices that can be bought', () => {
  expect(presets(96)).toEqual([1, 6, 12, 96])
  expect(presets(12)).toEqual([1, 6, 12])
  expect(presets(6)).toEqual([1, 6])
  expect(presets(4)).toEqual([1, 4])
  expect(presets(1)).toEqual([1])
})
