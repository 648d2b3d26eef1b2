import { expect, it } from 'vitest'
import { raffleNumber } from './raffle-kind.ts'

it('pads ticket numbers to at least four digits', () => {
  expect([3, 417, 100_000].map(raffleNumber)).toEqual(['0003', '0417', '100000'])
})
