import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { OrderKind } from '#features/order/order-kind.ts'
import { useOrderRows } from '#features/order/use-order-rows.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'

export interface ReviewOrderProps {
  kind: OrderKind
  open: boolean
  title: string
  when: string | undefined
  price: TicketPrice
  balance: Money | null
  buying: boolean
  blocked: string | undefined
  notice?: ReactNode
  onBack: () => void
  onBuy: () => void
}

/** The last look before money moves: what, for which game, for how much, and what is left. */
export function ReviewOrder(props: ReviewOrderProps) {
  const { kind, open, title, when, price, balance, buying, blocked, notice, onBack, onBuy } = props
  const t = useText()
  const rows = useOrderRows(price, balance)
  const total = formatExact(price.total, { decimals: 'always' })
  return (
    <Modal
      open={open}
      onClose={onBack}
      title={t('order.review.title', { total })}
      closeLabel={t('pick.review.close')}
      mustAnswer={buying}
      actions={
        <>
          {!buying && <Button onPress={onBack}>{t('pick.review.back')}</Button>}
          <Button tone="primary" loading={buying} disabledReason={blocked} onPress={onBuy}>
            {t('pick.review.buy', { total })}
          </Button>
        </>
      }
    >
      <p>
        <b>{title}</b>
        {when && ` · ${when}`}
      </p>
      <p className="muted">{t(`${kind}.lobby.review.text`, { count: price.lines })}</p>
      <KeyValueList rows={rows} />
      {notice}
    </Modal>
  )
}
