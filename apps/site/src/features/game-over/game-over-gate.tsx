import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { observe } from '#core/observe.ts'
import { loadText } from '#core/text/load-text.ts'
import { noteShownResult } from '#core/stores/shown-results.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { useDrawnInstance } from '#shared/game/use-drawn-instance.ts'
import { useInstanceId } from '#shared/game/use-instance-id.ts'

export interface EndedGame {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
}

const InstanceOffers = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#shared/rewards/instance-offers.tsx'), loadText('rewards')])
    return part.InstanceOffers
  }),
)

export interface GameOverGateProps {
  /** The text group for games that are not over yet. */
  words: 'gameOver' | 'bingo.over'
  /** Returns null for a game of another kind. */
  children: (ended: EndedGame) => ReactNode
}

function NotOver({
  words,
  kind,
  game,
}: Pick<GameOverGateProps, 'words'> & {
  kind: 'running' | 'notStarted'
  game: Game
}) {
  const t = useText()
  const title = t(`${words}.${kind}.title`)
  if (kind === 'notStarted') observe('shown', 'game.notStarted', title)
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={t(`${words}.${kind}.text`)}
      action={
        <ButtonLink tone="primary" href={playoutHref(game)}>
          {t(`${words}.${kind}.action`)}
        </ButtonLink>
      }
    />
  )
}

export function GameOverFailed({ retry }: { retry?: () => void }) {
  const t = useText()
  return (
    <ErrorState
      heading="h1"
      title={t('gameOver.failed.title')}
      text={t('gameOver.failed.text')}
      retry={retry && { label: t('gameOver.failed.retry'), onPress: retry }}
    />
  )
}

export function GameOverLoading() {
  return (
    <SkeletonGroup label={useText()('gameOver.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

function InstanceGameOver({
  words,
  children,
  gameInstanceId,
}: GameOverGateProps & { gameInstanceId: number }) {
  const now = useServerNow()
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  // The result stays hidden until the play-out is over on the server's clock.
  const endsAt = results?.timeline.at(-1)?.at
  const running = endsAt !== undefined && now < endsAt
  const shown = results !== undefined && !running
  useEffect(() => {
    if (shown) noteShownResult(gameInstanceId)
  }, [shown, gameInstanceId])
  if (game && live === 'live' && !started) return <NotOver words={words} kind="notStarted" game={game} />
  if (game && running) return <NotOver words={words} kind="running" game={game} />
  if (game && lobby && results)
    return (
      <>
        {children({ game, lobby, results }) ?? <GameOverFailed />}
        <Suspense>
          <InstanceOffers gameInstanceId={gameInstanceId} />
        </Suspense>
      </>
    )
  return failed ? <GameOverFailed retry={retry} /> : <GameOverLoading />
}

/** Shows the result of a game once its play-out is over; `?id=` names the instance. */
export function GameOverGate(props: GameOverGateProps) {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <GameOverFailed />
  ) : (
    <InstanceGameOver key={gameInstanceId} gameInstanceId={gameInstanceId} {...props} />
  )
}
