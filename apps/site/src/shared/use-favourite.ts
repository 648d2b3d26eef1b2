import type { Game } from '@fairground/contract/entities/game'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { sessionQuery, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { withFavourite } from './with-favourite.ts'

const show = (change: (ids: readonly number[]) => readonly number[]): void => {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    session => session && { ...session, favoriteGames: [...change(session.favoriteGames)] },
  )
}

/** The heart of a card: it turns at once, and back again when the server says no. Only a player has one. */
export const useFavourite = ({ gameId, gameTitle: title }: Pick<Game, 'gameId' | 'gameTitle'>) => {
  const t = useText()
  const session = useSession().data
  if (!session?.player) return undefined
  const on = session.favoriteGames.includes(gameId)
  const toggle = async () => {
    show(ids => withFavourite(ids, gameId, !on))
    try {
      const { favoriteGames } = await call(on ? 'deleteFavoriteGame' : 'saveFavoriteGame', { gameId })
      show(() => favoriteGames)
    } catch {
      show(ids => withFavourite(ids, gameId, on))
      toast({ tone: 'danger', title: t('lobby.favouriteFailed', { title }) })
    }
  }
  return {
    on,
    label: t(on ? 'lobby.favouriteRemove' : 'lobby.favouriteAdd', { title }),
    onToggle: () => void toggle(),
  }
}
