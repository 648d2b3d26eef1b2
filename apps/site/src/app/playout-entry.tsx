import { lazy } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { NumbersPlayout } from '#features/playout/page/numbers-playout.tsx'
import { type PlayoutPages, PlayoutScreen } from '#features/playout/page/playout-screen.tsx'

const RafflePlayout = lazy(
  lazyPage(async () => {
    const [page] = await Promise.all([
      import('#features/raffle/playout/raffle-playout-page.tsx'),
      loadText('raffle'),
    ])
    return page.RafflePlayoutPage
  }),
)

const pages: PlayoutPages = { numbers: NumbersPlayout, raffle: RafflePlayout, none: null }

/** The features of the play-out pages do not import each other, so the application connects them. */
export function PlayoutEntry() {
  return <PlayoutScreen pages={pages} />
}
