import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Segmented } from '@fairground/ui/parts/segmented.tsx'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import type { TicketOrder } from '#features/bingo/use-ticket-order.ts'
import styles from './tickets-panel.module.css'

export interface TicketsHeadProps {
  count: number
  order: TicketOrder
  onOrder: (order: TicketOrder) => void
}

/** How many there are, that they mark themselves, and in which order they stand. */
export const TicketsHead = memo(function TicketsHead({ count, order, onOrder }: TicketsHeadProps) {
  const t = useText()
  return (
    <header className={styles.head}>
      <h2>
        {t('bingo.playout.tickets.title')} {count > 0 && <span className="num muted">{count}</span>}
      </h2>
      {count > 0 && (
        <Badge tone="win" icon="check">
          {t('bingo.playout.tickets.autoDaub')}
        </Badge>
      )}
      {count > 1 && (
        <div className={styles.order}>
          <Segmented
            label={t('bingo.playout.tickets.order')}
            value={order}
            onChange={onOrder}
            options={[
              { id: 'best', label: t('bingo.playout.tickets.best') },
              { id: 'inOrder', label: t('bingo.playout.tickets.inOrder') },
            ]}
          />
        </div>
      )}
    </header>
  )
})
