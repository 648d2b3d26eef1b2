import type { Game } from '@fairground/contract/entities/games/game'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { sessionQuery, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { withFavourite } from './with-favourite.ts'

const updateFavourites = (change: (ids: readonly number[]) => readonly number[]): void => {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    session => session && { ...session, favoriteGames: [...change(session.favoriteGames)] },
  )
}

/** Favourite toggle with an optimistic update that is rolled back on failure. Undefined without a logged-in player. */
export const useFavourite = ({ gameId, gameTitle: title }: Pick<Game, 'gameId' | 'gameTitle'>) => {
  const t = useText()
  const session = useSession().data
  if (!session?.player) return undefined
  const on = session.favoriteGames.includes(gameId)
  const toggle = async () => {
    updateFavourites(ids => withFavourite(ids, gameId, !on))
    try {
      const { favoriteGames } = await call(on ? 'deleteFavoriteGame' : 'saveFavoriteGame', { gameId })
      updateFavourites(() => favoriteGames)
    } catch {
      updateFavourites(ids => withFavourite(ids, gameId, on))
      toast({ tone: 'danger', title: t('lobby.favouriteFailed', { title }) })
    }
  }
  return {
    on,
    label: t(on ? 'lobby.favouriteRemove' : 'lobby.favouriteAdd', { title }),
    onToggle: () => void toggle(),
  }
}
