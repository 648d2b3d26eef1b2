import { cardsFrom } from '@fairground/fair/games/bingo/deal'
import { quickStream } from '@fairground/fair/games/bingo/random-cards.test-support'
import type { Choices } from './choices.ts'
import {
  guaranteedAmounts,
  jackpotPrize,
  poolShares,
  type RandomGame,
  sharedPrizes,
} from './random-prizes.ts'

const patterns75 = ['oneLine', 'twoLines', 'fullHouse', 'fourCorners', 'diagonal', 'cross']
const cards = { 75: cardsFrom(quickStream(75), 75, 300), 90: cardsFrom(quickStream(90), 90, 300) }

export function randomBingo(choices: Choices): RandomGame {
  const balls = choices.one([75, 90] as const)
  const known = balls === 75 ? patterns75 : patterns75.slice(0, 3)
  const patterns = choices.some(choices.between(1, known.length), known)
  const slots = balls === 75 ? 24 : 15
  const canHaveJackpot = patterns.includes('fullHouse') && choices.chance(70)
  // Mostly late calls, because few cards complete a full house early.
  const jackpotCalls = canHaveJackpot ? choices.between(choices.chance(80) ? balls - 20 : slots, balls) : 0
  const prized = choices.shuffled(patterns)
  const given = sharedPrizes(choices, guaranteedAmounts(choices, prized.length), 'anywhere')
  const [guaranteed = 0n] = guaranteedAmounts(choices, 1)
  const jackpot = { name: 'Jackpot', pattern: 'fullHouse', prize: jackpotPrize(choices, guaranteed) }
  const tiers = prized.map((pattern, i) => ({ name: pattern, pattern, prize: given[i] }))
  return {
    rules: { kind: 'bingoGame', balls, patterns, jackpotCalls },
    prizeTable: {
      ...poolShares(choices, given, jackpotCalls > 0),
      tiers: jackpotCalls > 0 ? [jackpot, ...tiers] : tiers,
    },
    // A small range of cards creates ties.
    plays: () => choices.one(cards[balls].slice(0, choices.one([20, 300]))),
  }
}
