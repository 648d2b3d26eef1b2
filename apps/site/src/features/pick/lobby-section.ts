import type { GameStatus, lobbySections } from '@fairground/contract/entities/game'

export type LobbySection = Extract<
  (typeof lobbySections)[number],
  'numberPicking' | 'numberPickingConfirm' | 'numberPickingJoined' | 'numberPickingNotJoined'
>

export type SectionFacts = {
  readonly gameStatus: GameStatus
  readonly playerInGame: boolean
  /** The player asked for more lines. */
  readonly adding: boolean
  readonly reviewing: boolean
}

/** Which section of the game lobby a viewer is in. */
export const lobbySection = ({ gameStatus, playerInGame, adding, reviewing }: SectionFacts): LobbySection => {
  const open = gameStatus === 'OPEN'
  if (!open) return playerInGame ? 'numberPickingJoined' : 'numberPickingNotJoined'
  if (playerInGame && !adding) return 'numberPickingJoined'
  return reviewing ? 'numberPickingConfirm' : 'numberPicking'
}
