import type { GameStatus } from './status.ts'

export const SLIM_VIEW_LIMIT = 4

export type ListedGame = {
  readonly gameInstanceId: number
  readonly gameStatus: GameStatus
  readonly tournament: boolean
  readonly tournamentStartTime: number | null
  readonly gamePlayMax: number
  readonly gamePlayCurrent: number
}

const startTime = (game: ListedGame): number => game.tournamentStartTime ?? Number.POSITIVE_INFINITY

const playsLeftIn = (game: ListedGame): number => game.gamePlayMax - game.gamePlayCurrent

const smallest = <Game extends ListedGame>(
  games: readonly Game[],
  measure: (game: Game) => number,
): Game | undefined =>
  games.toSorted((a, b) => {
    const [x, y] = [measure(a), measure(b)]
    return x === y ? a.gameInstanceId - b.gameInstanceId : x - y
  })[0]

/** The open tournament that starts first; otherwise the open instaplay game closest to full. */
export const mainGame = <Game extends ListedGame>(games: readonly Game[]): Game | undefined => {
  const open = games.filter(game => game.gameStatus === 'OPEN')
  return (
    smallest(
      open.filter(game => game.tournament),
      startTime,
    ) ??
    smallest(
      open.filter(game => !game.tournament),
      playsLeftIn,
    )
  )
}

export const isSlimView = (
  games: readonly ListedGame[],
  { mainSwitch, slimLimit = SLIM_VIEW_LIMIT }: { mainSwitch: boolean; slimLimit?: number },
): boolean => {
  if (mainSwitch) return false
  const open = games.filter(game => game.gameStatus === 'OPEN').length
  return open > 0 && open < slimLimit
}
