import type { Game } from '@fairground/contract/entities/games/game'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { useFavourite } from '#shared/game/use-favourite.ts'

/** Favourite toggle of a game; hidden from visitors who are not logged in. */
export function FavouriteGame({ game }: { game: Pick<Game, 'gameId' | 'gameTitle'> }) {
  const favourite = useFavourite(game)
  if (!favourite) return null
  const { on, label, onToggle } = favourite
  return <IconButton icon="heart" filled={on} pressed={on} label={label} onPress={onToggle} />
}
