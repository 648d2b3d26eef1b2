import { describe, expect, it } from 'vitest'
import { roundAt } from '@fairground/fair/beacon/beacon'
import { BeaconClock } from './beacon-clock.ts'
import { beacon, start } from './signer-machine.test-support.ts'

/** True time, the wall clock of the signer, and a beacon that can be silent or behind. */
const createStage = () => {
  const time = { elapsed: 0, wall: start, silent: false, behind: 0, reads: 0 }
  const clock = new BeaconClock({
    chain: beacon,
    async getLatest() {
      time.reads += 1
      const round = roundAt(beacon, start + time.elapsed) - time.behind
      return time.silent ? undefined : { round, signature: '' }
    },
    now: () => time.wall,
    elapsed: () => time.elapsed,
  })
  const pass = (ms: number) => {
    time.elapsed += ms
    time.wall += ms
  }
  return { time, clock, pass }
}

describe('the clock of the signer', () => {
  it('is right while the newest beacon round is that of the clock, or the one before', async () => {
    const { time, clock, pass } = createStage()
    await clock.refresh()
    expect(() => clock.check()).not.toThrow()
    pass(11_000)
    time.behind = 1
    await clock.refresh()
    expect(() => clock.check()).not.toThrow()
    expect(clock.driftMs).toBe(0)
  })

  it('reads the beacon at most every 10 s', async () => {
    const { time, clock, pass } = createStage()
    for (let i = 0; i < 21; i++) {
      await clock.refresh()
      pass(1000)
    }
    expect(time.reads).toBe(3)
  })

  it('refuses without a reading in the last 30 s', async () => {
    const { time, clock, pass } = createStage()
    expect(() => clock.check()).toThrow('no beacon round')
    await clock.refresh()
    time.silent = true
    pass(29_000)
    await clock.refresh()
    expect(() => clock.check()).not.toThrow()
    pass(2000)
    expect(() => clock.check()).toThrow('no beacon round')
  })

  it.each([
    ['ahead', 7000],
    ['behind', -7000],
  ])('refuses a wall clock that is %s of the beacon', async (_, ms) => {
    const { time, clock } = createStage()
    time.wall += ms
    await clock.refresh()
    expect(() => clock.check()).toThrow('differs')
    expect(Math.sign(clock.driftMs)).toBe(Math.sign(ms))
  })

  it('refuses a wall clock that was set since the last reading, and reads again at once', async () => {
    const { time, clock } = createStage()
    await clock.refresh()
    time.wall -= 4000
    expect(() => clock.check()).toThrow('differs')
    await clock.refresh()
    expect(time.reads).toBe(2)
    expect(() => clock.check()).toThrow('differs')
    time.wall += 4000
    await clock.refresh()
    expect(() => clock.check()).not.toThrow()
  })

  it('does not believe old rounds together with a clock that was set back', async () => {
    const { time, clock, pass } = createStage()
    await clock.refresh()
    pass(20_000)
    time.wall -= 20_000
    time.behind = 7
    await clock.refresh()
    expect(() => clock.check()).toThrow()
  })
})
