import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import type { ReactNode } from 'react'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { playoutHref } from '#shared/game-kind.ts'
import { useDrawnInstance } from '#shared/use-drawn-instance.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

export interface EndedGame {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
}

export interface OverOfProps {
  /** How games of this kind are spoken of where the end is not to be shown. */
  words: 'gameOver' | 'bingo.over'
  /** Null for a game of another kind. */
  children: (ended: EndedGame) => ReactNode
}

function Elsewhere({
  words,
  kind,
  game,
}: Pick<OverOfProps, 'words'> & {
  kind: 'running' | 'notStarted'
  game: Game
}) {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t(`${words}.${kind}.title`)}
      text={t(`${words}.${kind}.text`)}
      action={
        <ButtonLink tone="primary" href={playoutHref(game)}>
          {t(`${words}.${kind}.action`)}
        </ButtonLink>
      }
    />
  )
}

export function OverFailed({ retry }: { retry?: () => void }) {
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

export function OverLoading() {
  return (
    <SkeletonGroup label={useText()('gameOver.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

function Over({ words, children, gameInstanceId }: OverOfProps & { gameInstanceId: number }) {
  const now = useServerNow(1000)
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  if (game && live === 'live' && !started) return <Elsewhere words={words} kind="notStarted" game={game} />
  // Until the show is over by the server's clock the result must not be given away.
  const endsAt = results?.timeline.at(-1)?.at
  if (game && endsAt !== undefined && now < endsAt)
    return <Elsewhere words={words} kind="running" game={game} />
  if (game && lobby && results) return children({ game, lobby, results }) ?? <OverFailed />
  return failed ? <OverFailed retry={retry} /> : <OverLoading />
}

/** The end of one game, `?id=` naming the instance. */
export function OverOf(props: OverOfProps) {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <OverFailed />
  ) : (
    <Over key={gameInstanceId} gameInstanceId={gameInstanceId} {...props} />
  )
}
