import type { GameStatus, lobbySections } from '@fairground/contract/entities/game'

export type LobbySection = (typeof lobbySections)[number]

export type SectionFacts = {
  readonly gameStatus: GameStatus
  readonly playerInGame: boolean
  /** The player asked for more lines. */
  readonly adding: boolean
  readonly reviewing: boolean
  /** What is being picked: numbers, the second set on a page of its own, or digits with units. */
  readonly picking: 'numbers' | 'second' | 'digits'
}

const pickingSections = {
  numbers: 'numberPicking',
  second: 'numberPicking2nd',
  digits: 'numberPickingPickXMulti',
} as const satisfies Record<SectionFacts['picking'], LobbySection>

/** Which section of the game lobby a viewer is in. */
export const lobbySection = (facts: SectionFacts): LobbySection => {
  const { gameStatus, playerInGame, adding, reviewing, picking } = facts
  const open = gameStatus === 'OPEN'
  if (!open) return playerInGame ? 'numberPickingJoined' : 'numberPickingNotJoined'
  if (playerInGame && !adding) return 'numberPickingJoined'
  return reviewing ? 'numberPickingConfirm' : pickingSections[picking]
}

const notPicking: ReadonlySet<LobbySection> = new Set(['numberPickingJoined', 'numberPickingNotJoined'])

export const isPicking = (section: LobbySection): boolean => !notPicking.has(section)
