import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Play } from '@fairground/contract/entities/play'
import type { NumbersOutcome } from '@fairground/rules/playout/shown-draws'
import type { Frame } from '@fairground/rules/playout/timeline'
import { type MyPlay, type ViewerState, viewerAt } from '@fairground/rules/playout/viewer'
import { useMemo } from 'react'
import { outcomeOf, ownPrizes } from '#features/playout/show-outcome.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'

const NOTHING: NumbersOutcome = { numbers: [] }
const NO_FRAMES: readonly Frame[] = []

export const framesOf = (results: GameResults | undefined): readonly Frame[] => results?.timeline ?? NO_FRAMES

interface Viewing {
  readonly results: GameResults | undefined
  readonly myPlays: readonly Play[]
  readonly shape: ShowShape
  readonly currencyId: string
  /** The moment of the show. */
  readonly at: number
}

/** What this viewer may know at a moment of the show: their lines, and the prizes that are out by then. */
export const useViewer = ({ results, myPlays, shape, currencyId, at }: Viewing): ViewerState => {
  const plays = results?.plays ?? myPlays
  const mine = useMemo(
    () =>
      plays.map(
        ({ seq, numbers, numbers2nd = [] }): MyPlay => ({ seq0: seq, line: { numbers, second: numbers2nd } }),
      ),
    [plays],
  )
  const show = useMemo(
    () => ({
      outcome: results ? outcomeOf(results, shape) : NOTHING,
      frames: framesOf(results),
      prizes: results ? ownPrizes(results, shape.kind === 'race', currencyId) : [],
      mine,
    }),
    [results, shape, currencyId, mine],
  )
  return useMemo(() => viewerAt(show, at), [show, at])
}
