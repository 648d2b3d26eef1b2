import type { Money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { BuyBar } from '@fairground/ui/parts/buy-bar.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { CurrencyChoice } from '#features/order/currency-choice.tsx'
import type { TicketState } from '#features/order/ticket-state.ts'
import { useOrderRows } from '#features/order/use-order-rows.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'
import type { PayIn } from '#features/order/use-pay-in.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import { exactSum } from '#shared/money.ts'
import styles from './order-slip.module.css'

export const useBuyWords = (state: TicketState, { lines }: TicketPrice, toPay: Money) => {
  const t = useText()
  return state === 'ready'
    ? { label: t('order.buy.ready', { count: lines, total: exactSum(toPay) }) }
    : { label: t(`order.buy.${state}`), reason: t(`order.buy.${state}Reason`) }
}

export interface OrderSlipProps {
  price: TicketPrice
  /** Of the account that pays. */
  balance: Money | null
  payIn: PayIn
  state: TicketState
  onBuy: () => void
  /** What the last purchase came to, if it did not go through. */
  notice?: ReactNode
}

/** What the order costs and the one button; on a phone the button stays in reach. */
export function OrderSlip({ price, balance, payIn, state, onBuy, notice }: OrderSlipProps) {
  const t = useText()
  const { label, reason } = useBuyWords(state, price, payIn.toPay)
  const rows = useOrderRows(price, balance, payIn.toPay)
  const tickets = t('order.tickets', { count: price.lines })
  return (
    <>
      <TicketSlip title={t('order.slip.title')} badge={<Badge>{tickets}</Badge>}>
        <CurrencyChoice total={price.total} payIn={payIn} />
        <div className={styles.price}>
          <KeyValueList rows={rows} />
        </div>
        <LimitHeadroom of="play" spends={price.once} />
        {notice}
        <Button tone="primary" size="lg" full disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </TicketSlip>
      <BuyBar note={tickets} total={exactSum(payIn.toPay)}>
        <Button tone="primary" disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </BuyBar>
    </>
  )
}
