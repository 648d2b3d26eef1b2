import type { Game } from '@fairground/contract/entities/games/game'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { addresses } from './addresses.ts'
import type { GameFamily, InstantFamily } from './game-family.ts'
import { getGameKind } from './game-kind.ts'
import type { KindAddress } from './kind-address.ts'

type Ruled = Pick<Game, 'gameRule'>
type Addressed = Pick<Game, 'gameRule' | 'gameInstanceId'>

const getAddress = ({ gameRule }: Ruled): KindAddress => addresses[getGameKind(gameRule)]

export const getGameFamily = (game: Ruled): GameFamily => getAddress(game).family

/** Null for a game that is drawn. */
export const getInstantFamily = (game: Ruled): InstantFamily | null => getAddress(game).instant

export const isInstant = (game: Ruled): boolean => getInstantFamily(game) !== null

export const lobbyHref = (game: Addressed): string => `${getAddress(game).lobby}?id=${game.gameInstanceId}`

export const playoutHref = (game: Addressed): string =>
  `${getAddress(game).playout}?id=${game.gameInstanceId}`

/** The prize ladder decides which page shows the result of a raffle. */
export const gameOverHref = (game: Addressed, ladder: readonly Pick<PrizeLadderRow, 'kind'>[] = []): string =>
  `${getAddress(game).gameOver(ladder)}?id=${game.gameInstanceId}`

export const replayHref = (game: Addressed): string => `${playoutHref(game)}&replay=true`

/** The page for the present state of a game: lobby, play-out or result. */
export const gameHref = (game: Addressed & Pick<Game, 'gameStatus'>): string => {
  if (game.gameStatus === 'STARTED') return playoutHref(game)
  if (game.gameStatus === 'ENDED') return `${getAddress(game).ended}?id=${game.gameInstanceId}`
  return lobbyHref(game)
}
