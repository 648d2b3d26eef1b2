import type { Game } from '@fairground/contract/entities/game'
import { AvatarStack } from '@fairground/ui/parts/avatar.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { maskedInitials } from '#shared/masked-initials.ts'
import { gamePlayersQuery } from '#shared/game-queries.ts'
import styles from './players-card.module.css'

type Counted = Pick<Game, 'gameInstanceId' | 'gamePlayerCurrent' | 'gamePlayCurrent'>

/** How many are in, and the newest of them by masked name. */
export function PlayersCard({ game }: { game: Counted }) {
  const t = useText()
  const { data } = useQuery(gamePlayersQuery(game.gameInstanceId))
  const names = data?.players.map(({ name }) => name) ?? []
  const counts = t('pick.whoIsIn.counts', {
    players: t('pick.whoIsIn.players', { count: game.gamePlayerCurrent }),
    lines: t('order.tickets', { count: game.gamePlayCurrent }),
  })
  return (
    <Card title={t('pick.whoIsIn.title')} action={<span className="num">{counts}</span>}>
      {game.gamePlayerCurrent === 0 ? (
        <p className="muted">{t('order.nobody')}</p>
      ) : (
        <p className={styles.people}>
          {names.length > 0 && <AvatarStack initials={names.map(maskedInitials)} />}
          <span className="small muted">{names.slice(0, 3).join(', ')}</span>
        </p>
      )}
    </Card>
  )
}
