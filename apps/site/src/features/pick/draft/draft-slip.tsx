import type { Money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyButtonText } from '#features/pick/buy-button-text.ts'
import { type Draft, filledLines } from './draft.ts'
import { lineLabel } from './line-texts.ts'
import { PickedLine } from './picked-line.tsx'
import { CurrencyChoice } from '#features/purchase/currency-choice.tsx'
import { priceRows } from '#features/purchase/price-rows.ts'
import type { TicketPrice } from '#features/purchase/ticket-price.ts'
import type { PaymentCurrency } from '#features/purchase/use-payment-currency.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import styles from './draft-slip.module.css'

export interface DraftSlipProps {
  draft: Draft
  price: TicketPrice
  /** Balance of the account that pays. */
  balance: Money | null
  payment: PaymentCurrency
  buy: BuyState
  onBuy: () => void
  onRemove: (index: number) => void
  /** Control for repeating the ticket in later draws. */
  repeat: ReactNode
  /** Result of the last purchase if it failed or is uncertain. */
  notice?: ReactNode
}

export function DraftSlip(props: DraftSlipProps) {
  const { draft, price, balance, payment, buy, onBuy, onRemove, repeat, notice } = props
  const t = useText()
  const { label, reason } = buyButtonText(t, buy)
  const lines = filledLines(draft)
  return (
    <div id="ticket" tabIndex={-1} className={styles.anchor}>
      <TicketSlip
        title={t('pick.ticket.title')}
        badge={lines.length > 0 && <Badge>{t('pick.ticket.lines', { count: lines.length })}</Badge>}
      >
        {lines.length === 0 ? (
          <p className={styles.empty}>{t('pick.ticket.empty')}</p>
        ) : (
          <ol className={styles.lines}>
            {lines.map(({ line, index }) => (
              <PickedLine
                key={index}
                line={line}
                index={index + 1}
                label={lineLabel(t, line, index + 1)}
                end={
                  <IconButton
                    icon="close"
                    size="sm"
                    label={t('pick.ticket.remove', { n: index + 1 })}
                    onPress={() => onRemove(index)}
                  />
                }
              />
            ))}
          </ol>
        )}
        {repeat}
        <CurrencyChoice total={price.total} payment={payment} />
        <div className={styles.price}>
          <KeyValueList rows={priceRows(t, price, balance, payment.toPay)} />
        </div>
        <LimitHeadroom spending="play" amount={price.perDraw} />
        {notice}
        <Button tone="primary" size="lg" full disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </TicketSlip>
    </div>
  )
}
