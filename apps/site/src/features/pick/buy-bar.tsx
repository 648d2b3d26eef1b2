import { formatExact } from '#core/money-format.ts'
import type { Money } from '@fairground/rules/money/money'
import type { MultiOption } from '@fairground/rules/picking/play-rule'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyButtonText } from './buy-button-text.ts'
import type { TicketPrice } from '#features/purchase/ticket-price.ts'
import styles from './buy-bar.module.css'

export interface BuyBarProps {
  price: TicketPrice
  /** In the currency the player pays with. */
  toPay: Money
  buy: BuyState
  onBuy: () => void
  /** Fills a line with a lucky dip; without an index, the current line. */
  onFill: (index: number | undefined) => void
  /** Ways to stake on a line of digits; empty for other games. */
  options: readonly MultiOption[]
  /** Stakes one unit on the line. */
  onStake: (index: number, option: MultiOption) => void
}

/** Fixed to the bottom of a phone screen: the price of the ticket and the next action. */
export function BuyBar({ price, toPay, buy, onBuy, onFill, options, onStake }: BuyBarProps) {
  const t = useText()
  const { label, reason } = buyButtonText(t, buy)
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
