import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import type { MultiOption } from '@fairground/rules/picking/play-rule'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useText } from '#app/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyWords } from '#features/pick/buy-words.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'
import styles from './buy-bar.module.css'

export interface BuyBarProps {
  price: TicketPrice
  /** In the currency that pays. */
  toPay: Money
  buy: BuyState
  onBuy: () => void
  /** Fills a line by lucky dip; given its place, or the line in hand. */
  onFill: (index: number | undefined) => void
  /** How a line of digits can be played; none in other games. */
  options: readonly MultiOption[]
  /** Stakes one unit on a line. */
  onStake: (index: number, option: MultiOption) => void
}

/** Kept at the foot of a phone's screen: what the ticket costs and the one next thing to do. */
export function BuyBar({ price, toPay, buy, onBuy, onFill, options, onStake }: BuyBarProps) {
  const t = useText()
  const { label, reason } = buyWords(t, buy)
  const lines = t('pick.ticket.lines', { count: price.lines })
  const [option] = options
  const missing = buy.kind === 'incomplete' ? buy.gap.numbers + buy.gap.second : 0
  const next =
    buy.kind !== 'incomplete'
      ? (reason ?? lines)
      : missing > 0
        ? t('pick.bar.left', { count: missing, lines })
        : t('pick.bar.units', { lines })
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        <span className="tiny muted">{next}</span>
        {price.units > 0 && <b className="num">{formatExact(toPay, { decimals: 'always' })}</b>}
      </p>
      {buy.kind === 'incomplete' && missing > 0 && (
        <Button icon="dice" onPress={() => onFill(buy.line - 1)}>
          {t('pick.buy.fillLine', { n: buy.line })}
        </Button>
      )}
      {buy.kind === 'incomplete' && missing === 0 && option && (
        <Button icon="plus" onPress={() => onStake(buy.line - 1, option)}>
          {t('pick.units.stakeOne', {
            option: t(`pick.units.${option}`),
            cost: formatExact(price.each),
          })}
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
