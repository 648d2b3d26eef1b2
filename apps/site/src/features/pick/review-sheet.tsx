import { formatExact } from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '#app/text.ts'
import { priceRows } from '#features/pick/price-rows.ts'
import type { TicketPrice } from '#features/pick/ticket-price.ts'
import styles from './review-sheet.module.css'

export interface ReviewSheetProps {
  open: boolean
  title: string
  when: string | undefined
  plays: readonly (readonly number[])[]
  max: number
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
  const { open, title, when, plays, max, price, balance, buying, blocked, notice, onBack, onBuy } = props
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
      <ol className={styles.lines} aria-label={t('pick.review.lines')}>
        {plays.map((numbers, index) => (
          <TicketLine
            key={`${index}-${numbers.join()}`}
            index={index + 1}
            numbers={numbers}
            max={max}
            label={t('pick.joined.line', { n: index + 1, numbers: numbers.join(', ') })}
          />
        ))}
      </ol>
      <KeyValueList rows={priceRows(t, price, balance)} />
      {balance === null && <p className="small muted">{t('pick.review.logIn')}</p>}
      {notice}
      <p className="small muted" role="status">
        {takesLong && t('pick.review.working')}
      </p>
    </Modal>
  )
}
