import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import type { ReactNode } from 'react'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

export interface InstanceLobbyProps {
  words: {
    loading: string
    /** There is no such game, or it is of another kind. */
    missing: { title: string; text: string; action: string; href: string }
  }
  skeleton: ReactNode
  /** Null for a game of another kind. */
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

function LobbyOf(props: InstanceLobbyProps & { gameInstanceId: number }) {
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

/** The lobby of one game, `?id=` naming the instance: its page, or why there is none. */
export function InstanceLobby(props: InstanceLobbyProps) {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing words={props.words} />
  ) : (
    <LobbyOf key={gameInstanceId} gameInstanceId={gameInstanceId} {...props} />
  )
}
