import { formatExact } from '@fairground/rules/money/format'
import { Avatar } from '@fairground/ui/parts/avatar.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { maskedInitials } from '#shared/masked-initials.ts'
import type { WinnerShown } from '#features/bingo/winners-shown.ts'
import styles from './winners-panel.module.css'

const shownAtMost = 8

/** Who has won what, mine first. */
export const WinnersPanel = memo(function WinnersPanel({
  winners,
  count,
}: {
  winners: readonly WinnerShown[]
  count: number
}) {
  const t = useText()
  const shown = winners.slice(0, shownAtMost)
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
