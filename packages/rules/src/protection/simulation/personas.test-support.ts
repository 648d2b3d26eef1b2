import type { PlayEvent } from '../play-event.ts'
import { createOrdinaryPlayer } from './ordinary-player.test-support.ts'
import { createSeededRandom } from './random.test-support.ts'
import { type SimulatedPlayer, toTime } from './simulated-player.test-support.ts'

/** The day on which a persona begins to behave differently. Before it they play like everyone else. */
export const turningDay = 40

const afterTurn = (
  seed: number,
  persona: Omit<SimulatedPlayer, 'play'>,
  turn: SimulatedPlayer['play'],
): SimulatedPlayer => {
  const before = createOrdinaryPlayer(seed)
  return { ...persona, play: day => (day < turningDay ? before.play(day) : turn(day)) }
}

/** Loses a deposit within the hour, deposits again at once and raises the stakes. */
export const createChaser = (seed: number): SimulatedPlayer => {
  const random = createSeededRandom(seed)
  return afterTurn(seed, { name: 'chaser' }, day => {
    const events: PlayEvent[] = []
    let minute = random.between(1000, 1080)
    for (let round = 0; round < 4; round += 1) {
      const stake = 500n * BigInt(round + 1)
      events.push({ at: toTime(day, minute), kind: 'deposit', amount: stake * 5n })
      for (let bet = 0; bet < 5; bet += 1) {
        minute += random.between(1, 4)
        events.push({ at: toTime(day, minute), kind: 'stake', amount: stake })
      }
      minute += random.between(2, 10)
    }
    return { events, sessionMinutes: 120 }
  })
}

/** Plays small stakes from midnight to three in the morning, most nights. */
export const createNightPlayer = (seed: number): SimulatedPlayer => {
  const random = createSeededRandom(seed)
  return afterTurn(seed, { name: 'night player' }, day => {
    if (random.chance(0.15)) return { events: [] }
    const events: PlayEvent[] = [{ at: toTime(day, 4), kind: 'deposit', amount: 2000n }]
    for (let minute = 5; minute < 170; minute += random.between(5, 9))
      events.push({ at: toTime(day, minute), kind: 'stake', amount: 100n })
    return { events, sessionMinutes: 165 }
  })
}

/** Spends more on one day than in the weeks before together. */
export const createBinger = (seed: number): SimulatedPlayer =>
  afterTurn(seed, { name: 'binge' }, day => {
    if (day !== turningDay) return { events: [] }
    const events = Array.from({ length: 60 }, (_, i): PlayEvent[] => [
      ...(i % 10 === 0 ? [{ at: toTime(day, 840 + i * 5), kind: 'deposit' as const, amount: 20_000n }] : []),
      { at: toTime(day, 841 + i * 5), kind: 'stake', amount: 2000n },
    ])
    return { events: events.flat(), sessionMinutes: 310 }
  })

/** Deposits from several cards that others use too, plays once for show and withdraws. */
export const createMule = (seed: number): SimulatedPlayer =>
  afterTurn(seed, { name: 'mule', methods: 4, sharedWith: 2 }, day => ({
    events:
      day % 3 === 0
        ? [
            { at: toTime(day, 600), kind: 'deposit', amount: 60_000n },
            { at: toTime(day, 610), kind: 'stake', amount: 200n },
            { at: toTime(day, 640), kind: 'withdrawal', amount: 59_000n },
          ]
        : [],
    sessionMinutes: 15,
  }))
