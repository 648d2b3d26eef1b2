import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList, type KeyValueRow } from '@fairground/ui/parts/key-value.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '#app/text.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import styles from './review-sheet.module.css'

export interface ReviewSheetProps {
  open: boolean
  heading: string
  title: string
  when?: string | undefined
  /** What is bought. */
  children?: ReactNode
  /** What the money does. */
  rows: readonly KeyValueRow[]
  total: string
  /** What counts towards the limits of play now. */
  stake: Money
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
  const { open, heading, title, when, children, rows, total, stake, buying, blocked } = props
  const { notice, onBack, onBuy } = props
  const t = useText()
  const takesLong = useTakesLong(buying)
  return (
    <Modal
      open={open}
      onClose={onBack}
      title={heading}
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
      {children && <div className={styles.lines}>{children}</div>}
      <KeyValueList rows={rows} />
      <LimitHeadroom of="play" spends={stake} />
      {notice}
      <p className="small muted" role="status">
        {takesLong && t('pick.review.working')}
      </p>
    </Modal>
  )
}
