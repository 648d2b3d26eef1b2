import type { Game } from '@fairground/contract/entities/games/game'
import { AvatarStack } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { useText } from '#core/text/text.ts'
import { gamePlayersQuery } from '#shared/game/game-queries.ts'
import { maskedInitials } from '#shared/format/masked-initials.ts'
import styles from './players-card.module.css'

const PlayersModal = lazy(lazyPage(async () => (await import('./players-modal.tsx')).PlayersModal))

type CountedGame = Pick<Game, 'gameInstanceId' | 'gamePlayerCurrent' | 'gamePlayCurrent'>

const MAX_AVATARS = 5

export interface PlayersCardProps {
  game: CountedGame
  /** Texts of the game kind, which counts lines or tickets. */
  words: { plays: (count: number) => string; none: string }
}

/** Number of players in the game, and the newest of them as avatars with masked names. */
export function PlayersCard({ game, words }: PlayersCardProps) {
  const t = useText()
  const [showingAll, setShowingAll] = useState(false)
  const players = gamePlayersQuery(game.gameInstanceId)
  const { data } = useQuery({
    ...players,
    // Refetches only until all avatars are filled, not for every player who joins a busy game.
    queryKey: [...players.queryKey, Math.min(MAX_AVATARS, game.gamePlayerCurrent)],
    placeholderData: keepPreviousData,
  })
  const counts = t('pick.whoIsIn.counts', {
    players: t('pick.whoIsIn.players', { count: game.gamePlayerCurrent }),
    lines: words.plays(game.gamePlayCurrent),
  })
  const names = data?.players.map(({ name }) => name) ?? []
  return (
    <Card title={t('pick.whoIsIn.title')} action={<span className="num">{counts}</span>}>
      {game.gamePlayerCurrent === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <div className={styles.players}>
          {names.length > 0 && <AvatarStack initials={names.map(maskedInitials)} />}
          <TextButton onPress={() => setShowingAll(true)}>{t('pick.whoIsIn.showAll')}</TextButton>
        </div>
      )}
      {showingAll && (
        <Suspense>
          <PlayersModal
            gameInstanceId={game.gameInstanceId}
            title={counts}
            plays={words.plays}
            onClose={() => setShowingAll(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
