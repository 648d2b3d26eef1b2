import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { RaffleOverPage } from '#features/raffle/raffle-over-page.tsx'
import { raffleRuleOf } from '#features/raffle/raffle-rule.ts'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Elsewhere({ kind, gameInstanceId }: { kind: 'running' | 'notStarted'; gameInstanceId: number }) {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t(`gameOver.${kind}.title`)}
      text={t(`gameOver.${kind}.text`)}
      action={
        <ButtonLink tone="primary" href={`/playout?id=${gameInstanceId}`}>
          {t(`gameOver.${kind}.action`)}
        </ButtonLink>
      }
    />
  )
}

function OverOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const now = useServerNow(1000)
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const started = game?.gameStatus === 'STARTED' || game?.gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, started)
  const isRaffle = game !== undefined && raffleRuleOf(game.gameRule) !== undefined
  // Until the show is over by the server's clock the result must not be given away.
  const endsAt = results.data?.timeline.at(-1)?.at
  if (game && live.state === 'live' && !started)
    return <Elsewhere kind="notStarted" gameInstanceId={gameInstanceId} />
  if (endsAt !== undefined && now < endsAt)
    return <Elsewhere kind="running" gameInstanceId={gameInstanceId} />
  if (isRaffle && lobby.data && results.data)
    return <RaffleOverPage game={game} lobby={lobby.data} results={results.data} />
  if (lobby.error || results.error || (game && !isRaffle))
    return (
      <ErrorState
        heading="h1"
        title={t('gameOver.failed.title')}
        text={t('gameOver.failed.text')}
        retry={{
          label: t('gameOver.failed.retry'),
          onPress: () => void (lobby.error ? lobby.refetch() : results.refetch()),
        }}
      />
    )
  return (
    <SkeletonGroup label={t('gameOver.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

/** The end of a raffle, `?id=` naming the instance. */
export function RaffleOverScreen() {
  const t = useText()
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <ErrorState heading="h1" title={t('gameOver.failed.title')} text={t('gameOver.failed.text')} />
  ) : (
    <OverOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
