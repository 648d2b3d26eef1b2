import type { PickerState } from '@fairground/rules/picking/picker'
import type { Money } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'
import { buyWords } from '#features/pick/buy-words.ts'
import { type Draft, filledLines, missingIn, numbersOf } from '#features/pick/draft.ts'
import { priceRows } from '#features/pick/price-rows.ts'
import type { TicketPrice } from '#features/pick/ticket-price.ts'
import styles from './draft-slip.module.css'

export interface DraftSlipProps {
  draft: Draft
  price: TicketPrice
  balance: Money | null
  buy: BuyState
  onBuy: () => void
  onRemove: (index: number) => void
  /** What the last purchase came to, if it did not go through. */
  notice?: ReactNode
}

/** As a ticket shows a line: in order, what is missing last. */
const slots = (line: PickerState): (number | null)[] => [
  ...numbersOf(line).toSorted((a, b) => a - b),
  ...Array.from({ length: missingIn(line) }, () => null),
]

export function DraftSlip({ draft, price, balance, buy, onBuy, onRemove, notice }: DraftSlipProps) {
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
          <ol>
            {lines.map(({ line, index }) => (
              <TicketLine
                key={index}
                index={index + 1}
                numbers={slots(line)}
                max={draft.shape.first.of}
                label={t('pick.slots', {
                  count: missingIn(line),
                  n: index + 1,
                  numbers: numbersOf(line).join(', '),
                })}
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
        <div className={styles.price}>
          <KeyValueList rows={priceRows(t, price, balance)} />
        </div>
        {notice}
        <Button tone="primary" size="lg" full disabledReason={reason} onPress={onBuy}>
          {label}
        </Button>
      </TicketSlip>
    </div>
  )
}
