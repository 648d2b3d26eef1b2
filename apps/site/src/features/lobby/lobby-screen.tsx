import type { Game } from '@fairground/contract/entities/games/game'
import { isSlimView, mainGame } from '@fairground/rules/game/main-game'
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

/** Decides the layout once per visit, because the number of open games changes every minute. */
const useSlim = (games: readonly Game[]): boolean => {
  const configuration = useSession().data?.configuration
  const [slim] = useState(() =>
    isSlimView(games, {
      mainSwitch: configuration?.slimSwitch ?? false,
      ...(configuration === undefined ? {} : { slimLimit: configuration.slimLimit }),
    }),
  )
  return slim
}

function Lobby({ games }: { games: readonly Game[] }) {
  const t = useText()
  const slim = useSlim(games)
  const main = mainGame(games) ?? upcomingGames(games)[0]
  const results = useLobbyResults(games)
  useAnnouncedCountdown(main)
  const View = slim ? SlimLobby : MainLobby
  return (
    <>
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
