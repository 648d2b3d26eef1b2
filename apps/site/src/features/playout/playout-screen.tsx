import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#app/lazy-page.ts'
import { useGame } from '#app/live-games.ts'
import { loadText } from '#app/load-text.ts'
import { useText } from '#app/text.ts'
import { PlayoutPage } from '#features/playout/playout-page.tsx'
import { showShapeOf } from '#features/playout/show-shape.ts'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'
import { useIsReplay } from '#shared/use-is-replay.ts'

const RafflePlayout = lazy(
  lazyPage(async () => {
    const [page] = await Promise.all([import('#features/raffle/raffle-playout-page.tsx'), loadText('raffle')])
    return page.RafflePlayoutPage
  }),
)

function Loading() {
  const t = useText()
  return (
    <Wrap>
      <SkeletonGroup label={t('playout.loading')}>
        <Skeleton height="70vh" />
      </SkeletonGroup>
    </Wrap>
  )
}

function Missing({ replay }: { replay: boolean }) {
  const t = useText()
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title={t(replay ? 'playout.replay.none' : 'playout.notFound.title')}
        text={t(replay ? 'playout.replay.noneText' : 'playout.notFound.text')}
        action={<ButtonLink href="/draws">{t('playout.notFound.action')}</ButtonLink>}
      />
    </Wrap>
  )
}

function PlayoutOf({ gameInstanceId, replay }: { gameInstanceId: number; replay: boolean }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const shape = game && showShapeOf(game.gameRule)
  const isRaffle = game !== undefined && 'raffleGame' in game.gameRule
  const isEnded = game?.gameStatus === 'ENDED'
  const started = game?.gameStatus === 'STARTED' || isEnded
  const results = useGameResults(gameInstanceId, started)
  const isGone = live.state === 'gone' && !replay
  if (isGone || (game && ((!shape && !isRaffle) || (replay && !isEnded)))) return <Missing replay={replay} />
  const waiting = started && !results.data
  if (lobby.data && game && isRaffle && !waiting)
    return (
      <Suspense fallback={<Loading />}>
        <RafflePlayout game={game} lobby={lobby.data} results={results.data} replay={replay} />
      </Suspense>
    )
  if (lobby.data && game && shape && !waiting)
    return <PlayoutPage game={game} lobby={lobby.data} shape={shape} results={results.data} replay={replay} />
  if (lobby.error || results.error) {
    const retry = () => void (lobby.error ? lobby.refetch() : results.refetch())
    return (
      <Wrap>
        <ErrorState
          heading="h1"
          title={t('playout.failed.title')}
          text={t('playout.failed.text')}
          retry={{ label: t('playout.failed.retry'), onPress: retry }}
        />
      </Wrap>
    )
  }
  return <Loading />
}

/** The draw, `?id=` naming the instance: live, or with `&replay=true` watched again. */
export function PlayoutScreen() {
  const gameInstanceId = useInstanceId()
  const replay = useIsReplay()
  return gameInstanceId === undefined ? (
    <Missing replay={replay} />
  ) : (
    <PlayoutOf key={`${gameInstanceId} ${replay}`} gameInstanceId={gameInstanceId} replay={replay} />
  )
}
