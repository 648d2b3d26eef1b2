import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { highestBonusBall } from '#kinds/bonus-ball.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'

const BonusBallDock = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./bonus-ball-dock.tsx'), loadText('progress')])
    return part.BonusBallDock
  }),
)

/** The place of the player's bonus ball under the stage or the ticket. Empty for games without bonus balls. */
export function BonusBallSlot({ game, plays }: { game: Game; plays: readonly Pick<Play, 'numbers'>[] }) {
  const player = useAccountPlayer()
  const highest = highestBonusBall(game.gameRule)
  if (player === null || highest === null || plays.length === 0) return null
  return (
    <Suspense>
      <BonusBallDock game={game} plays={plays} highest={highest} />
    </Suspense>
  )
}
