import type { GameStatus, lobbySections } from '@fairground/contract/entities/games/game'

export type LobbySection = (typeof lobbySections)[number]

export type SectionFacts = {
  readonly gameStatus: GameStatus
  readonly playerInGame: boolean
  /** The player is adding lines to a bought ticket. */
  readonly adding: boolean
  readonly reviewing: boolean
  /** What the picker shows: numbers, the second set on a separate page, or digits with units. */
  readonly picking: 'numbers' | 'second' | 'digits'
}

const pickingSections = {
  numbers: 'numberPicking',
  second: 'numberPicking2nd',
  digits: 'numberPickingPickXMulti',
} as const satisfies Record<SectionFacts['picking'], LobbySection>

/** The section of the game lobby that the viewer sees. */
export const lobbySection = (facts: SectionFacts): LobbySection => {
  const { gameStatus, playerInGame, adding, reviewing, picking } = facts
  const open = gameStatus === 'OPEN'
  if (!open) return playerInGame ? 'numberPickingJoined' : 'numberPickingNotJoined'
  if (playerInGame && !adding) return 'numberPickingJoined'
  return reviewing ? 'numberPickingConfirm' : pickingSections[picking]
}

const notPicking: ReadonlySet<LobbySection> = new Set(['numberPickingJoined', 'numberPickingNotJoined'])

export const isPicking = (section: LobbySection): boolean => !notPicking.has(section)
