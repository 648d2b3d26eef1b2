import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '#app/text.ts'
import { priceRows } from '#features/order/price-rows.ts'
import type { TicketPrice } from '#features/order/ticket-price.ts'
import styles from './review-sheet.module.css'

export interface ReviewSheetProps {
  open: boolean
  title: string
  when: string | undefined
  /** What is bought, line by line. */
  children: ReactNode
  price: TicketPrice
  balance: Money | null
  buying: boolean
  blocked: string | undefined
  notice?: ReactNode
  onBack: () => void
  onBuy: () => void
}

const slowMs = 5000

/** True once something has taken longer than anyone expects. */
const useTakesLong = (busy: boolean): boolean => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLong(true), slowMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [busy])
  return long
}

/** The last look before money moves: what, for which draw, for how much, and what is left. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { open, title, when, children, price, balance, buying, blocked, notice, onBack, onBuy } = props
  const t = useText()
  const takesLong = useTakesLong(buying)
  const total = formatExact(price.total, { decimals: 'always' })
  return (
    <Modal
      open={open}
      onClose={onBack}
      title={t('pick.review.title', { total })}
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
      <p className={styles.game}>
        <b>{title}</b>
        {when && (
          <span className="muted">
            {t('pick.review.draw')} {when}
          </span>
        )}
      </p>
      <div className={styles.lines}>{children}</div>
      {price.repeats > 0 && (
        <p className={styles.repeat}>
          <Icon name="repeat" size="sm" />
          {t('pick.review.repeat', { count: price.repeats })}
        </p>
      )}
      <KeyValueList rows={priceRows(t, price, balance)} />
      {balance === null && <p className="small muted">{t('pick.review.logIn')}</p>}
      {notice}
      <p className="small muted" role="status">
        {takesLong && t('pick.review.working')}
      </p>
    </Modal>
  )
}
