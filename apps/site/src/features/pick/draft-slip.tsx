import type { Money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyWords } from '#features/pick/buy-words.ts'
import { type Draft, filledLines } from '#features/pick/draft.ts'
import { lineLabel } from '#features/pick/line-words.ts'
import { PickedLine } from '#features/pick/picked-line.tsx'
import { CurrencyChoice } from '#features/order/currency-choice.tsx'
import { priceRows } from '#features/order/price-rows.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'
import type { PayIn } from '#features/order/use-pay-in.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import styles from './draft-slip.module.css'

export interface DraftSlipProps {
  draft: Draft
  price: TicketPrice
  /** Of the account that pays. */
  balance: Money | null
  payIn: PayIn
  buy: BuyState
  onBuy: () => void
  onRemove: (index: number) => void
  /** Whether and how often the ticket is played again. */
  repeat: ReactNode
  /** What the last purchase came to, if it did not go through. */
  notice?: ReactNode
}

export function DraftSlip(props: DraftSlipProps) {
  const { draft, price, balance, payIn, buy, onBuy, onRemove, repeat, notice } = props
  const t = useText()
  const { label, reason } = buyWords(t, buy)
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
        <CurrencyChoice total={price.total} payIn={payIn} />
        <div className={styles.price}>
          <KeyValueList rows={priceRows(t, price, balance, payIn.toPay)} />
        </div>
        <LimitHeadroom of="play" spends={price.once} />
        {notice}
        <Button tone="primary" size="lg" full disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </TicketSlip>
    </div>
  )
}
