import type { Gift } from '@fairground/contract/entities/rewards/reward'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'

/** The kind of a gift's game; undefined until the games are loaded. */
export const useGiftGame = (gameId: number) => {
  const games = useQuery(gameTypesQuery).data?.gameTypes
  const gameRule = games?.find(game => game.gameId === gameId)?.gameRule
  return gameRule && { gameRule, kind: getSiteKind(gameRule) }
}

/** "2 lines of Sugar Six" */
export const useInside = (): ((gift: Pick<Gift, 'gameId' | 'gameTitle' | 'plays'>) => string) => {
  const t = useText()
  const games = useQuery(gameTypesQuery).data?.gameTypes
  return ({ gameId, gameTitle: game, plays: count }) => {
    const gameRule = games?.find(each => each.gameId === gameId)?.gameRule
    const word = gameRule ? getSiteKind(gameRule).playWord : 'lines'
    return t(`gifts.${word}`, { count, game })
  }
}
