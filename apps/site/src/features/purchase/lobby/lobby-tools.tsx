import type { Game } from '@fairground/contract/entities/games/game'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { useText } from '#core/text/text.ts'
import { FavouriteGame } from '#shared/game/favourite-game.tsx'

const Tutorial = lazy(lazyPage(async () => (await import('./tutorial.tsx')).Tutorial))

/** Tutorial and favourite mark of a game, in the band of its lobby. */
export function LobbyTools({ game, onRules }: { game: Game; onRules: () => void }) {
  const t = useText()
  /** Undefined until the tutorial is opened for the first time. */
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton icon="help" label={t('pick.howTo')} onPress={() => setOpen(true)} />
      <FavouriteGame game={game} />
      {open !== undefined && (
        <Suspense>
          <Tutorial open={open} onClose={() => setOpen(false)} onRules={onRules} rule={game.gameRule} />
        </Suspense>
      )}
    </>
  )
}
