import { isResultShown, type PlayoutPhase } from '@fairground/rules/playout/state'
import { type OneToGo, findOneToGo } from './one-to-go.ts'
import type { BingoGame } from '#features/bingo/game/bingo-game.ts'
import { type BingoView, createBingoViewer } from '#features/bingo/game/bingo-view.ts'
import type { PlayoutSource, PlayoutMoment } from '#features/playout/timeline/live-playout.ts'

/** Everything the hall shows at one moment. Objects that a ball does not change keep their identity. */
export interface HallMoment extends Pick<PlayoutMoment, 'missed' | 'disconnected' | 'present'> {
  readonly phase: PlayoutPhase
  readonly calls: readonly number[]
  /** The current ball. */
  readonly number: number | undefined
  readonly view: BingoView
  /** Between the first ball and the result: only then does "to go" mean anything. */
  readonly running: boolean
  /** The ticket that has one to go because of the current ball. */
  readonly oneToGo: OneToGo | undefined
}

/** The hall over time. Each component subscribes to the part it shows, so a ball renders nothing else. */
export interface Hall {
  readonly subscribe: PlayoutSource['subscribe']
  readonly read: () => HallMoment
}

export const openHall = (playout: PlayoutSource, game: BingoGame): Hall => {
  const viewAt = createBingoViewer(game)
  const momentAt = (
    { state, missed, disconnected, present }: PlayoutMoment,
    before: HallMoment | undefined,
  ): HallMoment => {
    const { phase, currentDraw } = state
    const over = isResultShown(phase)
    const rest = { phase, missed, disconnected, present, running: currentDraw.length > 0 && !over }
    if (before && before.calls.length === currentDraw.length && isResultShown(before.phase) === over)
      return { ...before, ...rest }
    const calls = currentDraw.map(({ number }) => number)
    const view = viewAt(calls.length, over)
    const number = calls.at(-1)
    return { ...rest, calls, number, view, oneToGo: findOneToGo(view, number) }
  }
  let lastPlayoutMoment: PlayoutMoment | undefined
  let moment: HallMoment | undefined
  return {
    subscribe: playout.subscribe,
    read: () => {
      const now = playout.read()
      if (moment === undefined || lastPlayoutMoment !== now) moment = momentAt(now, moment)
      lastPlayoutMoment = now
      return moment
    },
  }
}
