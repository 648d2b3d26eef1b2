import { formatExact } from '#core/money-format.ts'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { memo } from 'react'
import { useText } from '#core/text/text.ts'
import { maskedInitials } from '#shared/format/masked-initials.ts'
import type { VisibleWinner } from './visible-winners.ts'
import styles from './winners-panel.module.css'

const maxShown = 8

/** The winners and their prizes, the viewer's own first. */
export const WinnersPanel = memo(function WinnersPanel({
  winners,
  count,
}: {
  winners: readonly VisibleWinner[]
  count: number
}) {
  const t = useText()
  const shown = winners.slice(0, maxShown)
  return (
    <Card title={t('bingo.playout.winners.title')} pad="sm">
      {count === 0 && <p className="small muted">{t('bingo.playout.winners.none')}</p>}
      <ul className={styles.winners}>
        {shown.map(({ seq, tier, call, each, name, ticket }) => (
          <li key={`${seq}-${tier.tier}`} data-mine={name === undefined || undefined}>
            <Avatar initials={maskedInitials(name ?? t('bingo.playout.winners.you'))} />
            <div>
              <b>
                {name ?? t('bingo.playout.winners.you')}
                {ticket !== undefined && ` · ${t('bingo.playout.winners.yours', { n: ticket })}`}
              </b>
              <p className="tiny muted num">{t('bingo.playout.winners.on', { name: tier.name, call })}</p>
            </div>
            <b className="num">{formatExact(each)}</b>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="small muted">{t('bingo.playout.winners.more', { count: count - shown.length })}</p>
      )}
    </Card>
  )
})
