import { expect, it } from 'vitest'
import { afterPlays, startWallet } from './practice-wallet.ts'

it('pays for every play and adds the wins', () => {
  const start = startWallet(110n)
  expect(start).toEqual({ left: 55_000n, spent: 0n, won: 0n, plays: 0 })
  const after = afterPlays(afterPlays(start, { plays: 1, cost: 110n, won: 0n }), {
    plays: 100,
    cost: 110n,
    won: 5000n,
  })
  expect(after).toEqual({ left: 55_000n - 11_110n + 5000n, spent: 11_110n, won: 5000n, plays: 101 })
})
