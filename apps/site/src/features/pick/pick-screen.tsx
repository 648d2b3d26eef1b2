import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { Navigate } from 'react-router'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { PickPage } from '#features/pick/pick-page.tsx'
import { gameHref } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { playRuleOf } from '#shared/line-shape.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('pick.notFound.title')}
      text={t('pick.notFound.text')}
      action={<ButtonLink href="/draws">{t('pick.notFound.action')}</ButtonLink>}
    />
  )
}

function Loading() {
  return (
    <SkeletonGroup label={useText()('pick.loading')}>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={640} />}
        rail={
          <>
            <Skeleton height={360} />
            <Skeleton height={280} />
          </>
        }
        after={<Skeleton height={200} />}
      />
    </SkeletonGroup>
  )
}

function PickOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const { data: lobby, error, refetch, isFetching } = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby?.game
  if (live.state === 'gone') return <Missing />
  if (lobby && game) {
    const rule = playRuleOf(game.gameRule)
    // A game whose plays are dealt has a lobby of its own.
    return rule.kind === 'dealt' ? (
      <Navigate to={gameHref(game)} replace />
    ) : (
      <PickPage game={game} lobby={lobby} rule={rule} />
    )
  }
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('pick.failed.title')}
        text={t('pick.failed.text')}
        retry={{ label: t('pick.failed.retry'), onPress: () => void refetch(), loading: isFetching }}
      />
    )
  return <Loading />
}

/** The game lobby of a draw with picked numbers, `?id=` naming the instance. */
export function PickScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <PickOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
