import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { RaffleLobbyPage } from '#features/raffle/raffle-lobby-page.tsx'
import { raffleRuleOf } from '#features/raffle/raffle-rule.ts'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('raffle.lobby.notFound.title')}
      text={t('raffle.lobby.notFound.text')}
      action={<ButtonLink href="/draws">{t('raffle.lobby.notFound.action')}</ButtonLink>}
    />
  )
}

function RaffleLobbyOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const { data: lobby, error, refetch, isFetching } = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby?.game
  const rule = game && raffleRuleOf(game.gameRule)
  if (live.state === 'gone' || (game && !rule)) return <Missing />
  if (lobby && game && rule) return <RaffleLobbyPage game={game} lobby={lobby} rule={rule} />
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('pick.failed.title')}
        text={t('pick.failed.text')}
        retry={{ label: t('pick.failed.retry'), onPress: () => void refetch(), loading: isFetching }}
      />
    )
  return (
    <SkeletonGroup label={t('raffle.lobby.loading')}>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={360} />}
        rail={<Skeleton height={360} />}
        after={<Skeleton height={220} />}
      />
    </SkeletonGroup>
  )
}

/** The lobby of a raffle, `?id=` naming the instance. */
export function RaffleLobbyScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <RaffleLobbyOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
