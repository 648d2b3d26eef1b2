import { randomFillSync } from 'node:crypto'
import { CardIndex } from '@fairground/fair/games/bingo/card-index'
import { cardsFrom } from '@fairground/fair/games/bingo/deal'
import { DrawStream } from '@fairground/fair/crypto/draw-stream'
import { defineMeasurement, type Measured, type Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { median } from '../statistics.ts'
import { countDownLists, flatNumbers, scanAllCards } from './bare-calls.ts'

export const bingo = defineMeasurement({
  about:
    'winners of each bingo call among all cards of an instance, compared with plain scans of typed arrays',
  numbers: { cards: { preset: 100_000, about: '90-ball cards in play' } },
  measures: {
    scan: {
      about: 'winners of a bingo call / scan of all cards, median call',
      unit: 'ms',
      better: 'lower',
      target: 1.5,
    },
    'count-down': {
      about: 'winners of a bingo call / bare count-down, median call',
      unit: 'ms',
      better: 'lower',
    },
    slowest: {
      about: 'winners of a bingo call / scan of all cards, slowest call',
      unit: 'ms',
      better: 'lower',
      noFloor: 'one interruption by another process decides the slowest call',
    },
  },
  short: { rounds: 3, seconds: 1, numbers: { cards: 50_000 } },
  run: async settings => measure(settings),
})

const patterns = ['oneLine', 'twoLines', 'fullHouse'] as const

/** Dealing benchmark cards needs no verifiable randomness, and the operating system's is faster. */
const osRandomStream = (): DrawStream => {
  const words = new Uint32Array(16_384)
  let at = words.length
  return new DrawStream(() => {
    if (at === words.length) {
      randomFillSync(words)
      at = 0
    }
    at++
    return words[at - 1]!
  })
}

type Measures = 'scan' | 'count-down' | 'slowest'

const measure = async (settings: Settings<'cards'>): Promise<Measured<Measures>> => {
  const count = settings.numbers.cards
  const stream = osRandomStream()
  settings.say(`dealing ${count} cards`)
  const cards = cardsFrom(stream, 90, count)
  const numbers = flatNumbers(cards)
  const sides = {
    ours: () => {
      const index = new CardIndex(90, patterns, cards)
      return (number: number) => countWinners(index, number)
    },
    lists: () => countDownLists(numbers),
    scan: () => scanAllCards(numbers),
  }
  const slowest = { ours: 0, lists: 0, scan: 0 }
  let calls = stream.shuffle(90)
  let found = ''
  let slowestCpu = 0
  const play = (name: keyof typeof sides) => async () => {
    if (name === 'ours') calls = stream.shuffle(90)
    const game = playGame(calls, sides[name]())
    if (name === 'ours') {
      found = game.winners
      slowestCpu = Math.max(slowestCpu, ...game.cpuMs)
    } else if (found !== game.winners) throw new Error(`ours found ${found}, ${name} found ${game.winners}`)
    slowest[name] = Math.max(slowest[name], ...game.ms)
    return median(game.ms)
  }
  settings.say('warming up with one game per side')
  for (const side of Object.values(sides)) playGame(calls, side())
  const ms = await interleaved(
    settings.rounds,
    { ours: play('ours'), lists: play('lists'), scan: play('scan') },
    settings.say,
  )
  return {
    measures: {
      scan: { ours: ms.ours, bare: ms.scan },
      'count-down': { ours: ms.ours, bare: ms.lists },
      slowest: { ours: slowest.ours, bare: slowest.scan },
    },
    notes: [
      'all sides found the same winners of one line, two lines and full house at the same calls',
      `slowest call of the platform: ${slowest.ours.toFixed(1)} ms, at most ${slowestCpu.toFixed(1)} ms of CPU time`,
    ],
  }
}

/** Plays until the full house is won, as in a real game. */
const playGame = (calls: readonly number[], call: (number: number) => readonly number[]) => {
  const ms: number[] = []
  const cpuMs: number[] = []
  const first: string[] = []
  for (const number of calls) {
    const before = process.cpuUsage()
    const started = performance.now()
    const reached = call(number)
    ms.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    cpuMs.push((user + system) / 1000)
    for (const [pattern, winners] of reached.entries())
      if (winners > 0 && first[pattern] === undefined) first[pattern] = `${winners} at call ${ms.length}`
    if (first[2] !== undefined) return { ms, cpuMs, winners: first.join(', ') }
  }
  throw new Error('no card won the full house')
}

const countWinners = (index: CardIndex, number: number): readonly number[] => {
  const wins = index.call(number)
  return patterns.map(pattern => wins.find(win => win.pattern === pattern)?.cards.length ?? 0)
}
