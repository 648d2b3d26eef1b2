import type { restClient } from '@fairground/client/rest'
import type { Game } from '@fairground/contract/entities/game'

type Call = ReturnType<typeof restClient>['call']

export const playsInstantly = ({ gameRule }: Pick<Game, 'gameRule'>): boolean =>
  'scratchcardGame' in gameRule || 'crosswordGame' in gameRule

/** Somebody of the crowd looks at the cards bought before. */
export const openCards = async (
  call: Call,
  { gameInstanceId, playerPlaysInGame }: Pick<Game, 'gameInstanceId' | 'playerPlaysInGame'>,
): Promise<void> => {
  if (playerPlaysInGame === 0) return
  const { plays } = await call('getGamePlayerPlays', { gameInstanceId })
  for (const { seq, card } of plays)
    if (card?.status === 'covered') await call('confirmCrosswordEnd', { gameInstanceId, seq })
}
