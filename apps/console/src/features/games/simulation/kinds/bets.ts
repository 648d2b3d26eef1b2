import { arrangements } from '@fairground/fair/games/pick-x/pick-x-play'
import type { PickX } from '@fairground/fair/games/pick-x/pick-x'
import type { Bet } from '@fairground/rules/figures/line-model'

const digitsAt = (draw: number, pick: number): number[] =>
  Array.from({ length: pick }, (_, place) => Math.floor(draw / 10 ** place) % 10)

/** How many of all draws have each number of orders. */
const countOrders = (pick: number): Map<number, number> => {
  const counts = new Map<number, number>()
  for (let draw = 0; draw < 10 ** pick; draw++) {
    const orders = arrangements(digitsAt(draw, pick))
    counts.set(orders, (counts.get(orders) ?? 0) + 1)
  }
  return counts
}

const countedOrders = new Map<number, Map<number, number>>()

const getOrders = (pick: number): Map<number, number> => {
  const known = countedOrders.get(pick) ?? countOrders(pick)
  countedOrders.set(pick, known)
  return known
}

/** Ten draws have equal digits, on which no box can be staked. */
export const boxableDraws = (pick: number): number => 10 ** pick - 10

/**
 * The terms do not say how players bet. Every line is taken to stake one unit on one of the offered options, each equally
 * often, on random digits.
 */
export const toBets = ({ rules: { pick, multiOptions }, prizeTable }: Omit<PickX, 'outcome'>): Bet[] =>
  prizeTable.tiers.map(({ option, arrangements: orders }) => {
    const share = 1 / multiOptions.length
    if (option !== 'box') return { share, drawChance: 1 }
    const draws = getOrders(pick).get(orders) ?? 0
    return { share: (share * draws) / boxableDraws(pick), drawChance: draws / 10 ** pick }
  })
