import { describeGame } from '@fairground/console/features/games/simulation/describe-game'
import { createSimulation } from '@fairground/console/features/games/simulation/simulation'
import { computeLadder } from '@fairground/server/kinds/compute-ladder'
import { describe, expect, it } from 'vitest'
import { kinds, randomGame } from '#system/kinds/random-games.ts'
import { demoGames } from './demo-games.ts'

const perKind = 6

describe.each(kinds)('the figures of a random %s', kind => {
  const games = Array.from({ length: perKind }, (_, n) => ({ ...randomGame(kind, n), lines: 1 + n * 7 }))

  it('state the odds that players see', () => {
    for (const { terms, lines } of games) {
      const { tiers, anyPrize } = describeGame(terms, lines)
      const shown = computeLadder(terms, lines)
      expect(tiers.slice(0, shown.tiers.length).map(({ name, odds }) => [name, odds])).toEqual(
        shown.tiers.map(({ name, odds }) => [name, odds]),
      )
      expect(anyPrize).toEqual(shown.anyPrize)
    }
  })

  it('divide the whole price among the tiers and the operator', () => {
    for (const { terms, lines } of games) {
      const { tiers, returns } = describeGame(terms, lines)
      const paid = tiers.reduce((sum, { share }) => sum + share, 0)
      // Prizes can be zero, and random ones can be far above the price.
      expect((1 + paid) / (1 + returns.withGuarantees)).toBeCloseTo(1, 2)
      expect(returns.withGuarantees + returns.operatorShare).toBeCloseTo(1, 9)
      expect(returns.fromSales).toBeLessThanOrEqual(returns.withGuarantees + 1e-9)
      expect(returns.bounds.low).toBeLessThanOrEqual(returns.bounds.high + 1e-9)
    }
  })
})

describe('the figures of five numbers of 35 at 1,800 lines', () => {
  const { terms } = demoGames[0]!
  const { tiers, returns, risk } = describeGame(terms, 1800)

  it('are those of the combinations', () => {
    expect(tiers.map(({ odds }) => odds?.text)).toEqual([
      '1 in 324,632',
      '1 in 2,164.2',
      '1 in 74.6',
      '1 in 8',
    ])
    // C(5,2) × C(30,3) ÷ C(35,5) of 1,800 lines.
    expect(tiers[3]?.winners).toBeCloseTo((1800 * 40_600) / 324_632, 6)
    expect(tiers[3]?.share).toBeCloseTo((1.5 * 40_600) / 324_632, 9)
    expect(returns.fromSales).toBeCloseTo(0.3, 9)
  })

  it('tell when the operator pays in', () => {
    const chance = 1 - (1 - 1 / 324_632) ** 1800
    expect(risk.jackpot?.chance).toBeCloseTo(chance, 9)
    expect(risk.jackpot?.instancesToWin).toBeCloseTo(1 / chance, 3)
    // The seed of 10,000.00 is far more than the operator keeps, and nothing else is.
    expect(risk.payIn.chance).toBeCloseTo(chance, 5)
    expect(risk.maxCost.parts.map(({ name }) => name)).toEqual([
      'prizeFund',
      'jackpot',
      'guaranteed',
      'nextSeed',
    ])
  })
})

/** Games that a run of 10,000 simulations found with wrong figures. */
const findGame = (n: number) => randomGame(kinds[n % kinds.length]!, n).terms

describe('the figures of a jackpot', () => {
  it('have the cost of its minimum', () => {
    const { risk } = describeGame(findGame(1181), 20)
    expect(risk.spread.deviation).toBeGreaterThan(0)
    expect(risk.payIn.chance).toBeCloseTo(risk.jackpot!.chance, 9)
    expect(risk.payIn.average).toBeGreaterThan(400_000)
  })

  it('leave room for the rounding in every draw of a race', () => {
    const terms = findGame(1811)
    const { bounds } = describeGame(terms, 30).returns
    const simulation = createSimulation({
      terms,
      lines: 30,
      instances: 500,
      seed: 1811,
      maxSettledLines: 5000,
    })
    simulation.run(500)
    expect(simulation.toResult().returned.measured).toBeGreaterThan(bounds.low)
  })
})

describe.each(demoGames)('a simulation of a $terms.rules.kind', ({ terms, lines }) => {
  const simulate = (seed: number) => {
    const simulation = createSimulation({ terms, lines, instances: 20, seed, maxSettledLines: 4 * lines })
    simulation.run(20)
    return simulation.toResult()
  }

  it('gives the same result for the same seed, first from all lines, then from the winners', () => {
    const result = simulate(3)
    expect(simulate(3)).toEqual(result)
    expect(result.settled).toEqual({ fromAllLines: 4, fromWinners: 16 })
  })
})
