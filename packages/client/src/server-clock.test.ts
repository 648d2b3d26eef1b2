import { describe, expect, it } from 'vitest'
import { addPing, clockIsWrong, latencyMs, offsetMs, unknownClock } from '#server-clock.ts'

const ping = (sentAt: number, receivedAt: number, serverTime: number) => ({ sentAt, receivedAt, serverTime })

describe('server clock', () => {
  it('has no offset before the first ping', () => {
    expect(offsetMs(unknownClock)).toBe(0)
    expect(latencyMs(unknownClock)).toBeNull()
  })

  it.each([
    ['measures equal clocks', ping(1000, 1100, 1050), 0, 100],
    ['measures a client clock that is behind', ping(1000, 1100, 7050), 6000, 100],
    ['measures a client clock that is ahead', ping(9000, 9040, 3020), -6000, 40],
    ['treats a client clock that was set back during the ping as zero latency', ping(1000, 900, 1000), 0, 0],
  ])('%s', (_, sample, offset, latency) => {
    const clock = addPing(unknownClock, sample)
    expect(offsetMs(clock)).toBe(offset)
    expect(latencyMs(clock)).toBe(latency)
  })

  it('takes the offset of the quickest ping and the latency of the newest', () => {
    const clock = [ping(0, 20, 510), ping(1000, 2000, 1600), ping(3000, 3200, 3700)].reduce(
      addPing,
      unknownClock,
    )
    expect(offsetMs(clock)).toBe(500)
    expect(latencyMs(clock)).toBe(200)
  })

  it('drops old pings, because clocks drift', () => {
    const old = addPing(unknownClock, ping(0, 1, 900))
    const later = Array.from({ length: 8 }, (_, i) => ping(i * 100, i * 100 + 50, i * 100 + 25))
    expect(offsetMs(later.reduce(addPing, old))).toBe(0)
  })

  it.each([
    [5000, false],
    [5001, true],
    [-5001, true],
  ])('an offset of %i ms counts as wrong: %s', (offset, wrong) => {
    expect(clockIsWrong(addPing(unknownClock, ping(0, 0, offset)))).toBe(wrong)
  })
})
