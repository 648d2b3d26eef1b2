import { randomFillSync } from 'node:crypto'
import { CardIndex } from '@fairground/fair/games/bingo/card-index'
import { cardsFrom } from '@fairground/fair/games/bingo/deal'
import { DrawStream } from '@fairground/fair/crypto/draw-stream'
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { median } from '../statistics.ts'
import { countDownLists, flatNumbers, scanAllCards } from './bare-calls.ts'

export const bingo: Measurement = {
  about:
    'winners of each bingo call among all cards of an instance, compared with plain scans of typed arrays',
  numbers: { cards: { preset: 100_000, about: '90-ball cards in play' } },
  run: async settings => measure(settings),
}

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

const measure = async (settings: Settings): Promise<Measured> => {
  const count = settings.numbers.cards!
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
  const name = `winners of a call, ${count} cards`
  return {
    unit: 'milliseconds for the median call',
    main: { name: `${name} / scan of all cards`, ours: ms.ours, bare: ms.scan },
    more: [
      { name: `${name} / bare count-down`, ours: ms.ours, bare: ms.lists },
      { name: 'slowest call of all rounds / scan of all cards', ours: slowest.ours, bare: slowest.scan },
    ],
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
