import type { Money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { BuyBar } from '@fairground/ui/money/buy-bar.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { CurrencyChoice } from '#features/purchase/currency-choice.tsx'
import type { SaleState } from '#features/purchase/sale-state.ts'
import { usePurchaseRows } from './use-purchase-rows.ts'
import type { TicketPrice } from '#features/purchase/ticket-price.ts'
import type { PaymentCurrency } from '#features/purchase/use-payment-currency.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import { exactSum } from '#core/money.ts'
import styles from './purchase-slip.module.css'

export const useBuyButtonText = (state: SaleState, { lines }: TicketPrice, toPay: Money) => {
  const t = useText()
  return state === 'ready'
    ? { label: t('order.buy.ready', { count: lines, total: exactSum(toPay) }) }
    : { label: t(`order.buy.${state}`), reason: t(`order.buy.${state}Reason`) }
}

export interface PurchaseSlipProps {
  price: TicketPrice
  /** Balance of the account that pays. */
  balance: Money | null
  payment: PaymentCurrency
  state: SaleState
  onBuy: () => void
  /** The choice of repeat plays. */
  repeat?: ReactNode
  /** Result of the last purchase if it failed or is uncertain. */
  notice?: ReactNode
}

/** The price and the buy button; on a phone the button stays visible at the bottom. */
export function PurchaseSlip({ price, balance, payment, state, onBuy, repeat, notice }: PurchaseSlipProps) {
  const t = useText()
  const { label, reason } = useBuyButtonText(state, price, payment.toPay)
  const rows = usePurchaseRows(price, balance, payment.toPay)
  const tickets = t('order.tickets', { count: price.lines })
  return (
    <>
      <TicketSlip title={t('order.slip.title')} badge={<Badge>{tickets}</Badge>}>
        <CurrencyChoice total={price.total} payment={payment} />
        <div className={styles.price}>
          <KeyValueList rows={rows} />
        </div>
        {repeat}
        <LimitHeadroom spending="play" amount={price.perDraw} />
        {notice}
        <Button tone="primary" size="lg" full disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </TicketSlip>
      <BuyBar note={tickets} total={exactSum(payment.toPay)}>
        <Button tone="primary" disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </BuyBar>
    </>
  )
}
