import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { NumbersOutcome } from '@fairground/rules/playout/shown-draws'
import type { Frame } from '@fairground/rules/playout/timeline'
import { type MyPlay, type ViewerState, viewerAt } from '@fairground/rules/playout/viewer'
import { useMemo } from 'react'
import { toPlayoutOutcome, ownPrizes } from './playout-outcome.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'

const NOTHING: NumbersOutcome = { numbers: [] }
const NO_FRAMES: readonly Frame[] = []

export const getFrames = (results: GameResults | undefined): readonly Frame[] =>
  results?.timeline ?? NO_FRAMES

interface ViewerInput {
  readonly results: GameResults | undefined
  readonly myPlays: readonly Play[]
  readonly shape: PlayoutShape
  readonly currencyId: string
  /** The position in the play-out. */
  readonly at: number
}

/** What this viewer can know at a moment of the play-out: their lines, and the prizes revealed so far. */
export const useViewer = ({ results, myPlays, shape, currencyId, at }: ViewerInput): ViewerState => {
  const plays = results?.plays ?? myPlays
  const mine = useMemo(
    () =>
      plays.map(
        ({ seq, numbers, numbers2nd = [] }): MyPlay => ({ seq0: seq, line: { numbers, second: numbers2nd } }),
      ),
    [plays],
  )
  const playout = useMemo(
    () => ({
      outcome: results ? toPlayoutOutcome(results, shape) : NOTHING,
      frames: getFrames(results),
      prizes: results ? ownPrizes(results, shape.kind === 'race', currencyId) : [],
      mine,
    }),
    [results, shape, currencyId, mine],
  )
  return useMemo(() => viewerAt(playout, at), [playout, at])
}
