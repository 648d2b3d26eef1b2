import type { restClient } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/games/game'
import { isInstantKind } from '@fairground/fair/instant/instant-games'

type Call = ReturnType<typeof restClient>['call']

export const isInstantGame = ({ gameRule }: Pick<Game, 'gameRule'>): boolean =>
  Object.keys(gameRule).some(isInstantKind)

/** Reveals the cards that the player bought before. */
export const openCards = async (
  call: Call,
  { gameInstanceId, playerPlaysInGame }: Pick<Game, 'gameInstanceId' | 'playerPlaysInGame'>,
): Promise<void> => {
  if (playerPlaysInGame === 0) return
  const { plays } = await call('getGamePlayerPlays', { gameInstanceId })
  for (const { seq, card } of plays)
    if (card?.status === 'covered') await call('confirmCrosswordEnd', { gameInstanceId, seq })
}
