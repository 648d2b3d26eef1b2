import type { Line } from '#picking/line.ts'
import { type LineMatches, matchLine, matchDigits } from './matches.ts'
import { prizeDraw, isRanked, prizesShown, totalPrizes, type WonPrize } from './prizes-shown.ts'
import { toShownDraws, type NumbersOutcome } from './shown-draws.ts'
import { isResultShown, type PlayoutState, playoutAt } from './state.ts'
import type { Frame } from './timeline.ts'

export type MyPlay = { readonly seq0: number; readonly line: Line }

/** The data of the play-out of a number game; only `mine` differs per viewer. */
export type NumbersPlayout = {
  readonly outcome: NumbersOutcome
  readonly frames: readonly Frame[]
  /** The settled prizes of all players. */
  readonly prizes: readonly WonPrize[]
  readonly mine: readonly MyPlay[]
}

export type PlayView = MyPlay & {
  /** Matches with the balls of the current draw. */
  readonly matches: LineMatches
  readonly won: bigint
  /** The play won the current draw with the lucky ball. */
  readonly isDoubled: boolean
}

export type ViewerState = PlayoutState & {
  readonly myPlays: readonly PlayView[]
  /** In the current draw. */
  readonly myCurrentWinnings: bigint
  readonly totalWinnings: bigint
  readonly winnersList: readonly WonPrize[]
  /** Number of winning plays. */
  readonly winnersCount: number
  /** Undefined until its ball is drawn. */
  readonly luckyBall: number | undefined
  /** Progressive jackpot winnings of all players. */
  readonly progressiveWin: bigint
  readonly myProgressiveWin: bigint
  /** Winnings of the ranking at the end of a race. */
  readonly bonoboWin: bigint
  /** All numbers of one of the viewer's plays match the current draw, once its result is shown. */
  readonly perfectWin: boolean
  /** More than one of the viewer's plays won the current draw. */
  readonly multiWin: boolean
}

const fromJackpot = (prizes: readonly WonPrize[]): bigint =>
  prizes.reduce((sum, prize) => sum + prize.fromJackpot, 0n)

/** The view of one viewer at `now`; prizes appear only once the play-out has revealed them to all viewers. */
export const viewerAt = ({ outcome, frames, prizes, mine }: NumbersPlayout, now: number): ViewerState => {
  const state = playoutAt(frames, now)
  const isRace = 'draws' in outcome
  const winnersList = prizesShown(prizes, isRace, frames, now)
  const currentPrizes = winnersList.filter(prize => prizeDraw(prize, isRace) === state.currentDrawNum)
  const lucky = toShownDraws(outcome)[state.currentDrawNum - 1]?.lucky
  const luckyBall = state.currentDraw.some(ball => ball.number === lucky) ? lucky : undefined
  const matching = 'digits' in outcome ? matchDigits : matchLine
  const won = (list: readonly WonPrize[], seq0: number) => list.filter(prize => prize.seq0 === seq0)
  const myPlays = mine.map(
    (play): PlayView => ({
      ...play,
      matches: matching(play.line, state.currentDraw),
      won: totalPrizes(won(winnersList, play.seq0)),
      isDoubled:
        luckyBall !== undefined &&
        play.line.numbers.includes(luckyBall) &&
        won(currentPrizes, play.seq0).length > 0,
    }),
  )
  const ownPrizes = (list: readonly WonPrize[]) => mine.flatMap(({ seq0 }) => won(list, seq0))
  return {
    ...state,
    myPlays,
    myCurrentWinnings: totalPrizes(ownPrizes(currentPrizes)),
    totalWinnings: totalPrizes(ownPrizes(winnersList)),
    winnersList,
    winnersCount: new Set(winnersList.map(prize => prize.seq0)).size,
    luckyBall,
    progressiveWin: fromJackpot(winnersList),
    myProgressiveWin: fromJackpot(ownPrizes(winnersList)),
    bonoboWin: isRace ? totalPrizes(ownPrizes(winnersList).filter(isRanked)) : 0n,
    perfectWin: isResultShown(state.phase) && myPlays.some(play => play.matches.complete),
    multiWin: new Set(ownPrizes(currentPrizes).map(prize => prize.seq0)).size > 1,
  }
}
