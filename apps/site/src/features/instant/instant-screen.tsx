import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { InstantPage } from '#features/instant/instant-page.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { isInstant } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('instant.notFound.title')}
      text={t('instant.notFound.text')}
      action={<ButtonLink href="/">{t('instant.notFound.action')}</ButtonLink>}
    />
  )
}

function Loading() {
  return (
    <SkeletonGroup label={useText()('instant.loading')}>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={640} />}
        rail={
          <>
            <Skeleton height={340} />
            <Skeleton height={420} />
          </>
        }
        after={null}
      />
    </SkeletonGroup>
  )
}

function InstantOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const { data: lobby, error, refetch, isFetching } = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby?.game
  if (live.state === 'gone') return <Missing />
  if (lobby && game) return isInstant(game) ? <InstantPage game={game} lobby={lobby} /> : <Missing />
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('instant.failed.title')}
        text={t('instant.failed.text')}
        retry={{ label: t('instant.failed.retry'), onPress: () => void refetch(), loading: isFetching }}
      />
    )
  return <Loading />
}

/** A deck of scratchcards or crosswords, `?id=` naming the instance: buying, opening, and what was opened. */
export function InstantScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <InstantOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
