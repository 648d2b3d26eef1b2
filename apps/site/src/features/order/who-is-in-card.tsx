import type { Game } from '@fairground/contract/entities/game'
import { AvatarStack } from '@fairground/ui/parts/avatar.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { PlayersModal } from '#features/order/players-modal.tsx'
import { gamePlayersQuery } from '#shared/game-queries.ts'
import { maskedInitials } from '#shared/masked-initials.ts'
import styles from './who-is-in-card.module.css'

type Counted = Pick<Game, 'gameInstanceId' | 'gamePlayerCurrent' | 'gamePlayCurrent'>

const FACES = 5

export interface WhoIsInCardProps {
  game: Counted
  /** Whether lines or tickets are counted. */
  words: { plays: (count: number) => string; nobody: string }
}

/** How many are in, and the newest of them by masked name. */
export function WhoIsInCard({ game, words }: WhoIsInCardProps) {
  const t = useText()
  const [showingAll, setShowingAll] = useState(false)
  const players = gamePlayersQuery(game.gameInstanceId)
  const { data } = useQuery({
    ...players,
    // Asked anew while there is room for one more face, not for every player of a busy game.
    queryKey: [...players.queryKey, Math.min(FACES, game.gamePlayerCurrent)],
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
        <p className="muted">{words.nobody}</p>
      ) : (
        <div className={styles.people}>
          {names.length > 0 && <AvatarStack initials={names.map(maskedInitials)} />}
          <TextButton onPress={() => setShowingAll(true)}>{t('pick.whoIsIn.showAll')}</TextButton>
        </div>
      )}
      {showingAll && (
        <PlayersModal
          gameInstanceId={game.gameInstanceId}
          title={counts}
          plays={words.plays}
          onClose={() => setShowingAll(false)}
        />
      )}
    </Card>
  )
}
