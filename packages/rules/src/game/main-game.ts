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

const isOpen = (game: ListedGame): boolean => game.gameStatus === 'OPEN'

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
  const open = games.filter(isOpen)
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

export type SlimSettings = {
  /** Always the slim lobby. */
  readonly slimSwitch: boolean
  /** Always the main lobby; it overrides the slim switch. */
  readonly mainSwitch: boolean
  readonly slimLimit?: number
}

/** Without a switch the number of open games decides. */
export const isSlimView = (
  games: readonly ListedGame[],
  { slimSwitch, mainSwitch, slimLimit = SLIM_VIEW_LIMIT }: SlimSettings,
): boolean => {
  if (mainSwitch || slimSwitch) return !mainSwitch
  const open = games.filter(isOpen).length
  return open > 0 && open < slimLimit
}

/** A slim lobby that is open ends when too many games open. It stays between two instances, when no game is open. */
export const staysSlim = (games: readonly ListedGame[], settings: SlimSettings): boolean =>
  !games.some(isOpen) || isSlimView(games, settings)
