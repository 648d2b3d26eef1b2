import type { Line } from '../picking/line.ts'
import { type LineMatches, matchesOf, matchesOfDigits } from './matches.ts'
import { drawOfPrize, isRanked, prizesShown, sumOfPrizes, type WonPrize } from './prizes-shown.ts'
import { drawsOf, type NumbersOutcome } from './shown-draws.ts'
import { isResultShown, type PlayoutState, playoutAt } from './state.ts'
import type { Frame } from './timeline.ts'

export type MyPlay = { readonly seq0: number; readonly line: Line }

/** All that a play-out of a number game is made of; every viewer has the same but for his plays. */
export type Show = {
  readonly outcome: NumbersOutcome
  readonly frames: readonly Frame[]
  /** Of all players, as settled. */
  readonly prizes: readonly WonPrize[]
  readonly mine: readonly MyPlay[]
}

export type PlayView = MyPlay & {
  /** Against the balls of the current draw. */
  readonly matches: LineMatches
  readonly won: bigint
  /** It won the current draw with the lucky ball. */
  readonly isDoubled: boolean
}

export type ViewerState = PlayoutState & {
  readonly myPlays: readonly PlayView[]
  /** In the current draw. */
  readonly myCurrentWinnings: bigint
  readonly totalWinnings: bigint
  readonly winnersList: readonly WonPrize[]
  /** Plays, each counted once. */
  readonly winnersCount: number
  /** Undefined until its ball is drawn. */
  readonly luckyBall: number | undefined
  /** Of the progressive, by anybody. */
  readonly progressiveWin: bigint
  readonly myProgressiveWin: bigint
  /** Of the ranking at the end of a race. */
  readonly bonoboWin: bigint
  /** All numbers of one of my plays in the current draw, once its result is shown. */
  readonly perfectWin: boolean
  /** More than one of my plays won the current draw. */
  readonly multiWin: boolean
}

const fromJackpot = (prizes: readonly WonPrize[]): bigint =>
  prizes.reduce((sum, prize) => sum + prize.fromJackpot, 0n)

/** What one viewer sees at `now`: nothing of a prize before the moment that decides it for everybody. */
export const viewerAt = ({ outcome, frames, prizes, mine }: Show, now: number): ViewerState => {
  const state = playoutAt(frames, now)
  const isRace = 'draws' in outcome
  const winnersList = prizesShown(prizes, isRace, frames, now)
  const ofCurrent = winnersList.filter(prize => drawOfPrize(prize, isRace) === state.currentDrawNum)
  const lucky = drawsOf(outcome)[state.currentDrawNum - 1]?.lucky
  const luckyBall = state.currentDraw.some(ball => ball.number === lucky) ? lucky : undefined
  const matching = 'digits' in outcome ? matchesOfDigits : matchesOf
  const won = (list: readonly WonPrize[], seq0: number) => list.filter(prize => prize.seq0 === seq0)
  const myPlays = mine.map(
    (play): PlayView => ({
      ...play,
      matches: matching(play.line, state.currentDraw),
      won: sumOfPrizes(won(winnersList, play.seq0)),
      isDoubled:
        luckyBall !== undefined &&
        play.line.numbers.includes(luckyBall) &&
        won(ofCurrent, play.seq0).length > 0,
    }),
  )
  const mineOf = (list: readonly WonPrize[]) => mine.flatMap(({ seq0 }) => won(list, seq0))
  return {
    ...state,
    myPlays,
    myCurrentWinnings: sumOfPrizes(mineOf(ofCurrent)),
    totalWinnings: sumOfPrizes(mineOf(winnersList)),
    winnersList,
    winnersCount: new Set(winnersList.map(prize => prize.seq0)).size,
    luckyBall,
    progressiveWin: fromJackpot(winnersList),
    myProgressiveWin: fromJackpot(mineOf(winnersList)),
    bonoboWin: isRace ? sumOfPrizes(mineOf(winnersList).filter(isRanked)) : 0n,
    perfectWin: isResultShown(state.phase) && myPlays.some(play => play.matches.complete),
    multiWin: new Set(mineOf(ofCurrent).map(prize => prize.seq0)).size > 1,
  }
}
