import { describeGame, type SoldTerms } from '@fairground/console/features/games/simulation/describe-game'
import { startSimulation } from '@fairground/console/features/games/simulation/start-simulation'
import type { SimulationResult } from '@fairground/console/features/games/simulation/simulation-result'
import type { GameFigures } from '@fairground/rules/figures/game-figures'

export interface PageRun {
  readonly result: SimulationResult
  readonly seconds: number
  readonly reports: number
  readonly returns: GameFigures['returns']
  /** The standard deviation of what an instance costs, in minor units. */
  readonly deviation: number
  /** The longest of several computations of the figures. */
  readonly describeMs: number
}

export interface SimulationPage {
  simulate(terms: SoldTerms, lines: number, instances: number): Promise<PageRun>
  /** The name of the error of a cancelled simulation. */
  cancel(terms: SoldTerms, lines: number): Promise<string>
}

declare global {
  interface Window {
    simulationPage: SimulationPage
  }
}

interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/** As in the console: only workers of the own origin start. */
const allowOwnWorkers = (): void => {
  const { trustedTypes } = globalThis as unknown as { trustedTypes: TypesFactory }
  trustedTypes.createPolicy('default', {
    createScriptURL: url => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('foreign script')
      return url
    },
  })
}

const describeTimes = 10

const timeDescription = (terms: SoldTerms, lines: number): number =>
  Math.max(
    ...Array.from({ length: describeTimes }, () => {
      const started = performance.now()
      describeGame(terms, lines)
      return performance.now() - started
    }),
  )

allowOwnWorkers()

window.simulationPage = {
  simulate: async (terms, lines, instances) => {
    let reports = 0
    const started = performance.now()
    const { result } = startSimulation({ terms, lines, instances, seed: 1, onProgress: () => reports++ })
    const found = await result
    const seconds = (performance.now() - started) / 1000
    const { returns, risk } = describeGame(terms, lines)
    const { deviation } = risk.spread
    return { result: found, seconds, reports, returns, deviation, describeMs: timeDescription(terms, lines) }
  },
  cancel: async (terms, lines) => {
    const { promise: isRunning, resolve } = Promise.withResolvers<void>()
    const simulation = startSimulation({
      terms,
      lines,
      instances: 10_000_000,
      seed: 1,
      onProgress: () => resolve(),
    })
    await isRunning
    simulation.cancel()
    return simulation.result.then(
      () => 'not cancelled',
      (error: Error) => error.name,
    )
  },
}
