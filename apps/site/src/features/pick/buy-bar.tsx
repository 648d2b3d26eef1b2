import { formatExact } from '@fairground/rules/money/format'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useText } from '#app/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyWords } from '#features/pick/buy-words.ts'
import type { TicketPrice } from '#features/pick/ticket-price.ts'
import styles from './buy-bar.module.css'

export interface BuyBarProps {
  price: TicketPrice
  buy: BuyState
  onBuy: () => void
  /** Fills a line by lucky dip; given its place, or the line in hand. */
  onFill: (index: number | undefined) => void
}

/** Kept at the foot of a phone's screen: what the ticket costs and the one next thing to do. */
export function BuyBar({ price, buy, onBuy, onFill }: BuyBarProps) {
  const t = useText()
  const { label, reason } = buyWords(t, buy)
  const lines = t('pick.ticket.lines', { count: price.lines })
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        <span className="tiny muted">
          {buy.kind === 'incomplete' ? t('pick.bar.left', { count: buy.missing, lines }) : (reason ?? lines)}
        </span>
        {price.lines > 0 && <b className="num">{formatExact(price.total, { decimals: 'always' })}</b>}
      </p>
      {buy.kind === 'incomplete' && (
        <Button icon="dice" onPress={() => onFill(buy.line - 1)}>
          {t('pick.buy.fillLine', { n: buy.line })}
        </Button>
      )}
      {buy.kind === 'empty' && (
        <Button icon="dice" onPress={() => onFill(undefined)}>
          {t('pick.buy.dip')}
        </Button>
      )}
      {buy.kind === 'ready' && (
        <Button tone="primary" onPress={onBuy}>
          {label}
        </Button>
      )}
    </div>
  )
}
