import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { useEffect, useRef, useState } from 'react'
import type { SimulationResult } from '../simulation/simulation-result.ts'
import { startSimulation, type StartedSimulation } from '../simulation/start-simulation.ts'

export const instances = 100_000

interface Finished {
  readonly result: SimulationResult
  readonly game: GameTemplate
  readonly lines: number
  readonly ms: number
}

/** Runs simulations of a game. The first one starts by itself, further ones on request. */
export const useSimulation = (game: GameTemplate, lines: number, canRun: boolean) => {
  const [finished, setFinished] = useState<Finished>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<StartedSimulation>(undefined)
  const hasStarted = useRef(false)

  const start = (): void => {
    running.current?.cancel()
    setProgress(0)
    setFailure(undefined)
    const { rules, prizeTable, cost, fee, cap } = game
    const startedAt = performance.now()
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
    const started = startSimulation({
      terms: { rules, prizeTable, cost, fee, cap },
      lines,
      instances,
      seed,
      onProgress: setProgress,
    })
    running.current = started
    const finish = async (): Promise<void> => {
      try {
        const result = await started.result
        setFinished({ result, game, lines, ms: performance.now() - startedAt })
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        setFailure(error instanceof Error ? error.message : String(error))
      }
      setProgress(undefined)
    }
    void finish()
  }

  useEffect(() => {
    if (!canRun || hasStarted.current) return
    hasStarted.current = true
    start()
  })
  useEffect(() => () => running.current?.cancel(), [])

  return {
    result: finished?.result,
    ms: finished?.ms ?? 0,
    /** The terms or the lines have changed since. */
    isOld: finished !== undefined && (finished.game !== game || finished.lines !== lines),
    progress,
    failure,
    start,
    cancel: () => {
      running.current?.cancel()
      setProgress(undefined)
    },
  }
}
