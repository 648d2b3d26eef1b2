import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useGame, useGames } from '#core/stores/live-games.ts'
import { useText } from '#core/text/text.ts'
import { useGameLobby } from './game-queries.ts'
import { nextOpenDraw } from './next-draw.ts'
import { useGameId, useInstanceId } from './use-instance-id.ts'

export interface InstanceLobbyProps {
  words: {
    loading: string
    /** Shown if the game does not exist or is of a different kind. */
    missing: { title: string; text: string; action: string; href: string }
  }
  skeleton: ReactNode
  /** Returns null for a game of a different kind. */
  children: (game: Game, lobby: Output<'getGameLobby'>) => ReactNode
}

function Missing({ words }: Pick<InstanceLobbyProps, 'words'>) {
  const { title, text, action, href } = words.missing
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={<ButtonLink href={href}>{action}</ButtonLink>}
    />
  )
}

function LoadedLobby(props: InstanceLobbyProps & { gameInstanceId: number }) {
  const { gameInstanceId, words, skeleton, children } = props
  const t = useText()
  const live = useGame(gameInstanceId)
  const { data: lobby, error, refetch, isFetching } = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby?.game
  if (live.state === 'gone') return <Missing words={words} />
  if (lobby && game) return children(game, lobby) ?? <Missing words={words} />
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('pick.failed.title')}
        text={t('pick.failed.text')}
        retry={{ label: t('pick.failed.retry'), onPress: () => void refetch(), loading: isFetching }}
      />
    )
  return <SkeletonGroup label={words.loading}>{skeleton}</SkeletonGroup>
}

/** Goes on to the next instance of the game in `?gid=`. */
function NextInstance({ gameId, words, skeleton }: InstanceLobbyProps & { gameId: number }) {
  const games = useGames()
  const game = games && nextOpenDraw(games, { gameId })
  if (games === null) return <SkeletonGroup label={words.loading}>{skeleton}</SkeletonGroup>
  if (!game) return <Missing words={words} />
  return <Navigate to={{ search: `?id=${game.gameInstanceId}` }} replace />
}

/** Loads the game instance in `?id=` and renders its lobby, a placeholder or an error. */
export function InstanceLobby(props: InstanceLobbyProps) {
  const gameInstanceId = useInstanceId()
  const gameId = useGameId()
  if (gameInstanceId !== undefined)
    return <LoadedLobby key={gameInstanceId} gameInstanceId={gameInstanceId} {...props} />
  return gameId === undefined ? <Missing words={props.words} /> : <NextInstance gameId={gameId} {...props} />
}
