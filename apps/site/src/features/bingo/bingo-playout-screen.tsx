import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { bingoRuleOf } from '#features/bingo/bingo-rule.ts'
import { HallPage } from '#features/bingo/hall-page.tsx'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title={t('bingo.playout.notFound.title')}
        text={t('bingo.playout.notFound.text')}
        action={<ButtonLink href="/draws">{t('bingo.playout.notFound.action')}</ButtonLink>}
      />
    </Wrap>
  )
}

function HallOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const started = game?.gameStatus === 'STARTED' || game?.gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, started)
  const rule = game && bingoRuleOf(game.gameRule)
  if (live.state === 'gone' || (game && !rule)) return <Missing />
  if (lobby.data && game && rule && !(started && !results.data))
    return <HallPage game={game} lobby={lobby.data} rule={rule} results={results.data} />
  if (lobby.error || results.error) {
    const retry = () => void (lobby.error ? lobby.refetch() : results.refetch())
    return (
      <Wrap>
        <ErrorState
          heading="h1"
          title={t('bingo.playout.failed.title')}
          text={t('bingo.playout.failed.text')}
          retry={{ label: t('bingo.playout.failed.retry'), onPress: retry }}
        />
      </Wrap>
    )
  }
  return (
    <Wrap>
      <SkeletonGroup label={t('bingo.playout.loading')}>
        <Skeleton height="70vh" />
      </SkeletonGroup>
    </Wrap>
  )
}

/** A bingo game as it is called, `?id=` naming the instance. */
export function BingoPlayoutScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <HallOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
