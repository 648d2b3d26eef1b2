import type { PlayerProgress } from '@fairground/contract/entities/rewards/progress'
import type { PlayerRank } from '@fairground/contract/entities/rewards/reward'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useRankName } from './use-rank-name.ts'
import styles from './ranks.module.css'

const initials = (name: string | null): string => (name ?? '?').slice(0, 2).toUpperCase()

function Row({ rank, note }: { rank: PlayerRank; note?: string | undefined }) {
  const nameFor = useRankName()
  const username = usePlayer()?.username ?? null
  return (
    <tr data-me={rank.me || undefined}>
      <td className={styles.place}>{rank.position}</td>
      <th scope="row">
        <span className={styles.player}>
          <Avatar initials={initials(rank.me ? username : rank.name)} hue={((rank.position % 6) + 1) as 1} />
          <span>
            {nameFor(rank)}
            {note !== undefined && <small className="muted">{note}</small>}
          </span>
        </span>
      </th>
      <td className={styles.points}>{rank.points}</td>
    </tr>
  )
}

export interface RanksTableProps {
  ranks: readonly PlayerRank[]
  own: PlayerProgress | undefined
  onMore: (() => void) | undefined
}

/** The places after the podium, and the own place if it is not among them. */
export function RanksTable({ ranks, own, onMore }: RanksTableProps) {
  const t = useText()
  const last = ranks.at(-1)?.position ?? 3
  const position = own?.position ?? null
  const isHidden = own?.shown === 'hidden'
  const isListed = position === null || (position <= last && !isHidden)
  if (ranks.length === 0 && isListed) return null
  return (
    <Card pad="none" className={styles.places}>
      <table className={styles.table}>
        <caption className="vh">{t('ranks.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ranks.place')}</th>
            <th scope="col">{t('ranks.playerHead')}</th>
            <th scope="col" className={styles.points}>
              {t('ranks.pointsHead')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {ranks.map(rank => (
            <Row
              key={rank.position}
              rank={rank}
              note={rank.name === null && !rank.me ? t('ranks.byNumber') : undefined}
            />
          ))}
          {!isListed && own && (
            <Row
              rank={{ position, name: null, points: own.points, me: true }}
              note={isHidden ? t('ranks.onlyYou') : t('ranks.ofAll', { count: own.totalCount })}
            />
          )}
        </tbody>
      </table>
      {onMore && (
        <div className={styles.more}>
          <Button onPress={onMore}>{t('ranks.more')}</Button>
        </div>
      )}
    </Card>
  )
}
