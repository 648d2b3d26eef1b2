import { type GameKind, type GameTerms, parseTerms } from '@fairground/fair/games/games'
import { randomBingo } from './random-bingo.ts'
import type { Choices } from './choices.ts'
import {
  fixedPrize,
  guaranteedAmounts,
  jackpotPrize,
  ladderPrizes,
  ladderShares,
  poolShares,
  type RandomGame,
  sharedPrizes,
} from './random-prizes.ts'
import { randomRaffle } from './random-raffle.ts'

const countdown = (from: number): number[] => Array.from({ length: from + 1 }, (_, i) => from - i)

function oneDraw(choices: Choices): RandomGame {
  const pick = choices.between(1, 6)
  const from = choices.between(pick, pick + 12)
  const lower = countdown(pick - 1).filter(() => choices.chance(60))
  const tiers = [pick, ...(lower.length > 0 ? lower : [pick - 1])]
  const prizes = ladderPrizes(choices, tiers.length, choices.chance(90))
  return {
    rules: { kind: 'oneDrawGame', pick, from },
    prizeTable: {
      ...ladderShares(choices, prizes),
      tiers: prizes.map((prize, i) => ({
        name: `${tiers[i]} right`,
        matches: tiers[i],
        prize,
      })),
    },
    plays: () => choices.ascending(pick, from),
  }
}

function ext(choices: Choices): RandomGame {
  const [pick, pick2nd] = [choices.between(1, 4), choices.between(1, 2)]
  const [from, from2nd] = [choices.between(pick, pick + 5), choices.between(pick2nd, pick2nd + 3)]
  const pairs = countdown(pick).flatMap(matches => countdown(pick2nd).map(second => [matches, second]))
  const isListed = new Set(choices.some(choices.between(2, pairs.length), pairs))
  // Ordered by both sets together, so that no pair is below one that it exceeds; equal sums are in random order.
  const chosen = choices.shuffled([...isListed]).sort((a, b) => b[0]! + b[1]! - a[0]! - a[1]!)
  const prizes = ladderPrizes(choices, chosen.length, choices.chance(90))
  return {
    rules: { kind: 'oneDrawGameExt', pick, from, pick2nd, from2nd },
    prizeTable: {
      ...ladderShares(choices, prizes),
      tiers: prizes.map((prize, i) => ({
        name: chosen[i]!.join(' and '),
        matches: chosen[i]![0],
        matches2nd: chosen[i]![1],
        prize,
      })),
    },
    plays: () => `${choices.ascending(pick, from)}|${choices.ascending(pick2nd, from2nd)}`,
  }
}

const orders = new Map([
  [3, [6, 3]],
  [4, [24, 12, 6, 4]],
  [5, [120, 60, 30, 20, 10, 5]],
])

function pickX(choices: Choices): RandomGame {
  const pick = choices.one([3, 3, 3, 4, 5])
  const all = ['straight', 'box', 'pair'] as const
  const wanted = choices.some(choices.between(1, 3), all)
  const offered = all.filter(each => wanted.includes(each))
  const winningBets = offered.flatMap(option =>
    (option === 'box' ? (orders.get(pick) ?? []) : [1]).map(arrangements => ({ option, arrangements })),
  )
  return {
    rules: { kind: 'oneDrawGameExtMulti', pick, from: 10, multiOptions: offered },
    prizeTable: {
      ...poolShares(choices, [], false),
      tiers: choices.shuffled(winningBets).map(bet => ({
        name: `${bet.option} ${bet.arrangements}`,
        ...bet,
        prize: fixedPrize(BigInt(choices.amount())),
      })),
    },
    plays: () => {
      const digits = Array.from({ length: pick }, () => choices.between(0, 9))
      const boxable = new Set(digits).size > 1
      const open = offered.filter(option => option !== 'box' || boxable)
      const units = all.map(option =>
        open.includes(option) && choices.chance(70) ? choices.between(1, 9) : 0,
      )
      const isStaked = units.some(each => each > 0)
      if (open.length === 0) return `${Array.from({ length: pick }, (_, i) => i).join(',')}|0,1,0`
      return `${digits.join(',')}|${(isStaked ? units : all.map(each => (each === open[0] ? 1 : 0))).join(',')}`
    },
  }
}

function regular(choices: Choices): RandomGame {
  const pick = choices.between(1, 4)
  const ballsPerDraw = choices.between(pick, pick + 3)
  const from = choices.between(ballsPerDraw, ballsPerDraw + 7)
  const draws = choices.between(1, 4)
  const hasJackpot = choices.chance(70)
  const chosen = countdown(pick).filter((_, i) => (i === 0 && hasJackpot) || choices.chance(60))
  const [first = 0n, ...lower] = guaranteedAmounts(choices, chosen.length)
  const perDraw = Math.floor(choices.one([100, 60]) / draws)
  const prizes = hasJackpot
    ? [jackpotPrize(choices, first), ...sharedPrizes(choices, lower, 'end', perDraw)]
    : sharedPrizes(choices, chosen.length > 0 ? [first, ...lower] : [], 'end', perDraw)
  const tiers = chosen.map((matches, i) => ({ name: `${matches} right`, matches, prize: prizes[i] }))
  // The ranking pays the prize fund, so a table without shares may have one.
  const shares = poolShares(choices, [{ kind: 'share' }], hasJackpot)
  const ranked = choices.parts(choices.between(1, 4), 100).filter(each => each > 0)
  return {
    rules: { kind: 'regularGame', pick, from, draws, ballsPerDraw, luckyBall: choices.chance(70) },
    prizeTable: { ...shares, tiers, ranked: ranked.sort((a, b) => b - a) },
    plays: () => choices.ascending(pick, from),
  }
}

const makers: { [K in GameKind]: (choices: Choices) => RandomGame } = {
  oneDrawGame: oneDraw,
  oneDrawGameExt: ext,
  oneDrawGameExtMulti: pickX,
  regularGame: regular,
  raffleGame: randomRaffle,
  bingoGame: randomBingo,
}

export const gameKinds = Object.keys(makers) as GameKind[]

export interface RandomTerms {
  terms: GameTerms
  plays: () => string
}

/** Makes valid random terms of a kind, with small numbers so that every tier is won often. */
export function randomTerms(kind: GameKind, choices: Choices): RandomTerms {
  const { rules, prizeTable, plays } = makers[kind](choices)
  return { terms: parseTerms(rules, prizeTable), plays }
}
