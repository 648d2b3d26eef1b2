import { describe, expect, it } from 'vitest'
import { drawRound, quicknet, roundAt, roundTime, verifyBeacon } from './beacon.ts'
import { localBeaconKey, localChain, signRound } from './local-beacon.ts'
import { utf8 } from '#encoding/bytes.ts'

describe('beacon rounds', () => {
  const first = quicknet.genesis * 1000
  it.each([
    [0, 1],
    [2999, 1],
    [3000, 2],
    [-1, 0],
  ])('%d ms after the first round it is round %d', (after, round) => {
    expect(roundAt(quicknet, first + after)).toBe(round)
  })

  it('decides with a round more than 6 and at most 9 seconds after closing', () => {
    for (let ms = 0; ms < 3000; ms += 125) {
      const closedAt = first + 1_000_000_000 + ms
      const wait = roundTime(quicknet, drawRound(quicknet, closedAt)) - closedAt
      expect(wait).toBeGreaterThan(6000)
      expect(wait).toBeLessThanOrEqual(9000)
    }
  })
})

describe('local beacon', () => {
  const secret = utf8('sandbox')
  const chain = localChain(secret, 1_700_000_000, 3, 'sandbox')

  it('signs rounds that verify with its own key', () => {
    const signature = signRound(secret, 77)
    expect(verifyBeacon(chain, 77, signature)).toBe(true)
    expect(verifyBeacon(chain, 78, signature)).toBe(false)
    expect(verifyBeacon(quicknet, 77, signature)).toBe(false)
    expect(verifyBeacon({ ...chain, publicKey: localBeaconKey(utf8('other')) }, 77, signature)).toBe(false)
  })

  it('has a chain hash that covers key, clock and name', () => {
    const hashes = [
      chain,
      localChain(utf8('other'), 1_700_000_000, 3, 'sandbox'),
      localChain(secret, 1_700_000_001, 3, 'sandbox'),
      localChain(secret, 1_700_000_000, 1, 'sandbox'),
      localChain(secret, 1_700_000_000, 3, 'other'),
    ].map(each => each.chainHash)
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(chain.local).toBe(true)
  })
})
