import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usedAfter } from './loss.ts'
import { lossKinds } from './window.ts'

const loss = (changes: readonly bigint[]): bigint =>
  changes.reduce((used, change) => usedAfter('lossWeek', used, change), 0n)

const someChanges = fc.array(fc.bigInt({ min: -50n, max: 50n }), { maxLength: 40 })

describe('the loss of a window', () => {
  it.each<[string, bigint[], bigint]>([
    ['nothing staked', [], 0n],
    ['stakes', [100n, 50n], 150n],
    ['a prize after a stake', [100n, -30n], 70n],
    ['a prize larger than all that was lost', [100n, -5000n], 0n],
    ['what is lost after a large prize', [100n, -5000n, 80n], 80n],
    ['a prize before the first stake', [-5000n, 80n], 80n],
    ['a refund', [100n, 100n, -100n], 100n],
  ])('%s', (_, changes, expected) => expect(loss(changes)).toBe(expected))

  it('is the most that the player is behind since any moment of it', () => {
    fc.assert(
      fc.property(someChanges, changes => {
        const since = changes.map((__, from) => changes.slice(from).reduce((sum, change) => sum + change, 0n))
        const most = since.reduce((max, sum) => (sum > max ? sum : max), 0n)
        expect(loss(changes)).toBe(most)
      }),
    )
  })

  it('kept under a cap, lets nobody fall further than the cap from any moment on, whatever he wins', () => {
    const cap = 60n
    fc.assert(
      fc.property(someChanges, asked => {
        let used = 0n
        const taken = asked.filter(change => {
          if (change > 0n && used + change > cap) return false
          used = usedAfter('lossDay', used, change)
          return true
        })
        for (const from of taken.keys()) {
          let behind = 0n
          for (const change of taken.slice(from)) {
            behind += change
            expect(behind).toBeLessThanOrEqual(cap)
          }
        }
      }),
    )
  })

  it('gives room for exactly what was won back, never for more', () => {
    fc.assert(
      fc.property(someChanges, fc.bigInt({ min: 1n, max: 99n }), (changes, prize) => {
        const before = loss(changes)
        const freed = before - loss([...changes, -prize])
        expect(freed).toBe(prize < before ? prize : before)
      }),
    )
  })

  it.each(lossKinds)('%s never falls below nothing', kind => expect(usedAfter(kind, 5n, -6n)).toBe(0n))
})

describe('what is used of the other limits', () => {
  it('is a plain sum: a wager counts gross', () => {
    fc.assert(
      fc.property(someChanges, changes => {
        const used = changes.reduce((sum, change) => usedAfter('wagerWeek', sum, change), 0n)
        expect(used).toBe(changes.reduce((sum, change) => sum + change, 0n))
      }),
    )
  })
})
