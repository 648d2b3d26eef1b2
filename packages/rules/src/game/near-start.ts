import type { GameStatus } from './status.ts'

export const NEAR_START_MS = 30_000

export type WaitingGame = {
  readonly gameStatus: GameStatus
  readonly tournament: boolean
  readonly tournamentStartTime: number | null
  readonly playerInGame: boolean
}

const startsSoon = ({ tournamentStartTime }: WaitingGame, now: number): boolean =>
  tournamentStartTime !== null && tournamentStartTime - now <= NEAR_START_MS

/** Whether the play dialog opens automatically; evaluated at every status event of a game. */
export const opensPlayDialog = (game: WaitingGame, now: number): boolean => {
  if (!game.playerInGame) return false
  if (game.gameStatus === 'STARTED') return true
  if (!game.tournament) return game.gameStatus === 'READY'
  return (game.gameStatus === 'READY' || game.gameStatus === 'CLOSED') && startsSoon(game, now)
}
