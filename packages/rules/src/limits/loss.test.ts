import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usedAfter } from './loss.ts'
import { lossKinds } from './window.ts'

const loss = (changes: readonly bigint[]): bigint =>
  changes.reduce((used, change) => usedAfter('lossWeek', used, change), 0n)

const someChanges = fc.array(fc.bigInt({ min: -50n, max: 50n }), { maxLength: 40 })

describe('loss within a window', () => {
  it.each<[string, bigint[], bigint]>([
    ['nothing staked', [], 0n],
    ['stakes', [100n, 50n], 150n],
    ['a prize after a stake', [100n, -30n], 70n],
    ['a prize larger than the loss', [100n, -5000n], 0n],
    ['a loss after a large prize', [100n, -5000n, 80n], 80n],
    ['a prize before the first stake', [-5000n, 80n], 80n],
    ['a refund', [100n, 100n, -100n], 100n],
  ])('%s', (_, changes, expected) => expect(loss(changes)).toBe(expected))

  it('is the largest net loss since any moment of the window', () => {
    fc.assert(
      fc.property(someChanges, changes => {
        const since = changes.map((__, from) => changes.slice(from).reduce((sum, change) => sum + change, 0n))
        const most = since.reduce((max, sum) => (sum > max ? sum : max), 0n)
        expect(loss(changes)).toBe(most)
      }),
    )
  })

  it('limits the net loss from any moment to the cap, whatever the player wins', () => {
    const cap = 60n
    fc.assert(
      fc.property(someChanges, requested => {
        let used = 0n
        const taken = requested.filter(change => {
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

  it('frees exactly the amount won back', () => {
    fc.assert(
      fc.property(someChanges, fc.bigInt({ min: 1n, max: 99n }), (changes, prize) => {
        const before = loss(changes)
        const freed = before - loss([...changes, -prize])
        expect(freed).toBe(prize < before ? prize : before)
      }),
    )
  })

  it.each(lossKinds)('%s never falls below zero', kind => expect(usedAfter(kind, 5n, -6n)).toBe(0n))
})

describe('usage of wager and deposit limits', () => {
  it('sums wagers gross', () => {
    fc.assert(
      fc.property(someChanges, changes => {
        const used = changes.reduce((sum, change) => usedAfter('wagerWeek', sum, change), 0n)
        expect(used).toBe(changes.reduce((sum, change) => sum + change, 0n))
      }),
    )
  })
})
