import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { BingoLobbyPage } from '#features/bingo/bingo-lobby-page.tsx'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('bingo.playout.notFound.title')}
      text={t('bingo.playout.notFound.text')}
      action={<ButtonLink href="/draws">{t('bingo.playout.notFound.action')}</ButtonLink>}
    />
  )
}

function BingoLobbyOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const { data: lobby, error, refetch, isFetching } = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby?.game
  const rule = game && bingoRuleOf(game.gameRule)
  if (live.state === 'gone' || (game && !rule)) return <Missing />
  if (lobby && game && rule) return <BingoLobbyPage game={game} lobby={lobby} rule={rule} />
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
    <SkeletonGroup label={t('bingo.playout.loading')}>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={360} />}
        rail={<Skeleton height={360} />}
        after={<Skeleton height={220} />}
      />
    </SkeletonGroup>
  )
}

/** The lobby of a bingo game, `?id=` naming the instance. */
export function BingoLobbyScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <BingoLobbyOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
