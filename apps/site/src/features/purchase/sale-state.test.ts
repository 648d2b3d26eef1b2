import { expect, it } from 'vitest'
import { getMaxTickets, quantityPresets, getSaleState } from './sale-state.ts'

const counts = { playerPlayMax: 96, playerPlaysInGame: 0, gamePlayMax: 1000, gamePlayCurrent: 0 }

it('getSaleState reports the first obstacle to a purchase', () => {
  expect(getSaleState({ open: false, online: false, max: 0 })).toBe('closed')
  expect(getSaleState({ open: true, online: false, max: 0 })).toBe('offline')
  expect(getSaleState({ open: true, online: true, max: 0 })).toBe('noPlaysLeft')
  expect(getSaleState({ open: true, online: true, max: 1 })).toBe('ready')
})

it('getMaxTickets limits the tickets to the request maximum and to what the player may still hold', () => {
  expect(getMaxTickets(counts)).toBe(96)
  expect(getMaxTickets({ ...counts, playerPlaysInGame: 90 })).toBe(6)
  expect(getMaxTickets({ ...counts, playerPlayMax: 500 })).toBe(100)
})

it('quantityPresets offers only presets that the player can buy', () => {
  expect(quantityPresets(96)).toEqual([1, 6, 12, 96])
  expect(quantityPresets(12)).toEqual([1, 6, 12])
  expect(quantityPresets(6)).toEqual([1, 6])
  expect(quantityPresets(4)).toEqual([1, 4])
  expect(quantityPresets(1)).toEqual([1])
})
