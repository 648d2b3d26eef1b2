import type { Game } from '@fairground/contract/entities/game'
import { AvatarStack } from '@fairground/ui/parts/avatar.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { gamePlayersQuery } from '#shared/game-queries.ts'
import styles from './who-is-in-card.module.css'

type Counted = Pick<Game, 'gameInstanceId' | 'gamePlayerCurrent' | 'gamePlayCurrent'>

const initials = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase()

/** How many are in, and the newest of them by masked name. */
export function WhoIsInCard({ game }: { game: Counted }) {
  const t = useText()
  const { data } = useQuery(gamePlayersQuery(game.gameInstanceId))
  const counts = t('pick.whoIsIn.counts', {
    players: t('pick.whoIsIn.players', { count: game.gamePlayerCurrent }),
    lines: t('pick.ticket.lines', { count: game.gamePlayCurrent }),
  })
  const names = data?.players.map(({ name }) => name) ?? []
  return (
    <Card title={t('pick.whoIsIn.title')} action={<span className="num">{counts}</span>}>
      {game.gamePlayerCurrent === 0 ? (
        <p className="muted">{t('pick.whoIsIn.nobody')}</p>
      ) : (
        <p className={styles.people}>
          {names.length > 0 && <AvatarStack initials={names.map(initials)} />}
          <span className="small muted">{names.slice(0, 3).join(', ')}</span>
        </p>
      )}
    </Card>
  )
}
