import { isResultShown, type PlayoutPhase } from '@fairground/rules/playout/state'
import { type CallNews, callNews } from '#features/bingo/call-news.ts'
import type { Round } from '#features/bingo/round.ts'
import { type RoundView, roundViewer } from '#features/bingo/round-view.ts'
import type { RunningShow, Show } from '#features/playout/show.ts'

/** All that can be seen in the hall at one moment. What a ball does not change is the same object as before it. */
export interface HallMoment extends Pick<Show, 'missed' | 'gone' | 'present'> {
  readonly phase: PlayoutPhase
  readonly calls: readonly number[]
  /** The number on stage. */
  readonly number: number | undefined
  readonly view: RoundView
  /** Between the first ball and the result: only then anybody is on the way to anything. */
  readonly running: boolean
  /** The ticket that the number on stage has brought to one to go. */
  readonly news: CallNews | undefined
}

/** The hall over time: each part of the screen follows what concerns it, and nothing else is drawn anew. */
export interface Hall {
  readonly subscribe: RunningShow['subscribe']
  readonly read: () => HallMoment
}

export const openHall = (show: RunningShow, round: Round): Hall => {
  const viewAt = roundViewer(round)
  const momentAt = ({ state, missed, gone, present }: Show, before: HallMoment | undefined): HallMoment => {
    const { phase, currentDraw } = state
    const over = isResultShown(phase)
    const rest = { phase, missed, gone, present, running: currentDraw.length > 0 && !over }
    if (before && before.calls.length === currentDraw.length && isResultShown(before.phase) === over)
      return { ...before, ...rest }
    const calls = currentDraw.map(({ number }) => number)
    const view = viewAt(calls.length, over)
    const number = calls.at(-1)
    return { ...rest, calls, number, view, news: callNews(view, number) }
  }
  let shown: Show | undefined
  let moment: HallMoment | undefined
  return {
    subscribe: show.subscribe,
    read: () => {
      const now = show.read()
      if (moment === undefined || shown !== now) moment = momentAt(now, moment)
      shown = now
      return moment
    },
  }
}
