import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { memo } from 'react'
import { useText } from '#core/text/text.ts'
import type { TicketOrder } from './use-ticket-order.ts'
import styles from './tickets-panel.module.css'

export interface TicketsHeadProps {
  count: number
  order: TicketOrder
  onOrder: (order: TicketOrder) => void
}

/** The ticket count, the automatic marking badge, and the choice of order. */
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
