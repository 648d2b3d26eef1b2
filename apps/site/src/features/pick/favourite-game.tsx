import type { Game } from '@fairground/contract/entities/game'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { useFavourite } from '#shared/use-favourite.ts'

/** The heart of a game; only a logged-in player has favourites. */
export function FavouriteGame({ game }: { game: Pick<Game, 'gameId' | 'gameTitle'> }) {
  const favourite = useFavourite(game)
  if (!favourite) return null
  const { on, label, onToggle } = favourite
  return <IconButton icon="heart" filled={on} pressed={on} label={label} onPress={onToggle} />
}
