import type { Game } from '@fairground/contract/entities/games/game'
import { isSlimView, staysSlim } from '@fairground/rules/game/main-game'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { useGames } from '#core/stores/live-games.ts'
import { PageSkeleton } from '#shared/layout/page-skeleton.tsx'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { upcomingGames } from './card-games.ts'
import { FilterNote } from './filter-note.tsx'
import { useFilteredGames } from './use-filtered-games.ts'
import { featuredGame } from './featured-game.ts'
import { headlinePrize } from './headline-prize.ts'
import { useLobbyResults } from './use-lobby-results.ts'
import styles from './lobby.module.css'
import { MainLobby } from './main-lobby.tsx'
import { SlimLobby } from './slim-lobby.tsx'
import { useAnnouncedCountdown } from './use-announced-countdown.ts'

const HomePage = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/content/home-page.tsx'), loadText('content')])
    return part.HomePage
  }),
)

/**
 * Keeps the layout of the first moment, because the number of open games changes every minute. Only a slim lobby changes,
 * once, when too many games for it open.
 */
const useSlim = (games: readonly Game[]): boolean => {
  const configuration = useSession().data?.configuration
  const settings = {
    slimSwitch: configuration?.slimSwitch ?? false,
    mainSwitch: configuration?.mainSwitch ?? false,
    ...(configuration === undefined ? {} : { slimLimit: configuration.slimLimit }),
  }
  const [slim, setSlim] = useState(() => isSlimView(games, settings))
  if (slim && !staysSlim(games, settings)) setSlim(false)
  return slim
}

function Lobby({ games: all }: { games: readonly Game[] }) {
  const t = useText()
  const games = useFilteredGames(all)
  const slim = useSlim(games)
  const main = featuredGame(games, headlinePrize) ?? upcomingGames(games)[0]
  const results = useLobbyResults(games)
  useAnnouncedCountdown(main)
  const View = slim ? SlimLobby : MainLobby
  return (
    <>
      <FilterNote count={games.length} />
      {main === undefined && (
        <>
          <h1 className="vh">{t('lobby.title')}</h1>
          <EmptyState title={t('lobby.emptyTitle')} text={t('lobby.emptyText')} />
        </>
      )}
      <View games={games} main={main} results={results} />
    </>
  )
}

export function LobbyScreen() {
  const t = useText()
  const session = useSession()
  const games = useGames()
  const homePageId = session.data?.configuration.homeOverridePageId ?? null
  if (homePageId !== null) {
    return (
      <Suspense fallback={<PageSkeleton shell="browse" />}>
        <HomePage pageId={homePageId} />
      </Suspense>
    )
  }
  if (games !== null && !session.isPending) return <Lobby games={games} />
  if (!session.isError) return <PageSkeleton shell="browse" />
  return (
    <div className={styles.failed}>
      <ErrorState
        heading="h1"
        title={t('lobby.failedTitle')}
        text={t('lobby.failedText')}
        retry={{
          label: t('common.retry'),
          onPress: () => void session.refetch(),
          loading: session.isFetching,
        }}
      />
    </div>
  )
}
