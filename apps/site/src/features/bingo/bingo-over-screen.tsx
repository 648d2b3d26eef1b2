import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { BingoOverPage } from '#features/bingo/bingo-over-page.tsx'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Elsewhere({ kind, gameInstanceId }: { kind: 'running' | 'notStarted'; gameInstanceId: number }) {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t(`bingo.over.${kind}.title`)}
      text={t(`bingo.over.${kind}.text`)}
      action={
        <ButtonLink tone="primary" href={`/bingo/playout?id=${gameInstanceId}`}>
          {t(`bingo.over.${kind}.action`)}
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
  const rule = game && bingoRuleOf(game.gameRule)
  // Until the show is over by the server's clock the result must not be given away.
  const endsAt = results.data?.timeline.at(-1)?.at
  if (game && live.state === 'live' && !started)
    return <Elsewhere kind="notStarted" gameInstanceId={gameInstanceId} />
  if (endsAt !== undefined && now < endsAt)
    return <Elsewhere kind="running" gameInstanceId={gameInstanceId} />
  if (game && lobby.data && results.data && rule)
    return <BingoOverPage game={game} lobby={lobby.data} results={results.data} rule={rule} />
  if (lobby.error || results.error || (game && !rule))
    return (
      <ErrorState
        heading="h1"
        title={t('bingo.over.failed.title')}
        text={t('bingo.over.failed.text')}
        retry={{
          label: t('bingo.over.failed.retry'),
          onPress: () => void (lobby.error ? lobby.refetch() : results.refetch()),
        }}
      />
    )
  return (
    <SkeletonGroup label={t('bingo.over.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

/** The end of a bingo game, `?id=` naming the instance. */
export function BingoOverScreen() {
  const t = useText()
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <ErrorState heading="h1" title={t('bingo.over.failed.title')} text={t('bingo.over.failed.text')} />
  ) : (
    <OverOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
