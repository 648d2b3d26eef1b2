import type { Money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList, type KeyValueRow } from '@fairground/ui/layout/key-value-list.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '#core/text/text.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import styles from './review-sheet.module.css'

export interface ReviewSheetProps {
  open: boolean
  heading: string
  title: string
  when?: string | undefined
  /** The plays to be bought. */
  children?: ReactNode
  /** Price, fee, total and remaining balance. */
  rows: readonly KeyValueRow[]
  total: string
  /** The amount that counts towards the player's limits now. */
  stake: Money
  buying: boolean
  blocked: string | undefined
  notice?: ReactNode
  onBack: () => void
  onBuy: () => void
}

const SLOW_AFTER_MS = 5000

/** True after `busy` has lasted five seconds. */
const useIsSlow = (busy: boolean): boolean => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [busy])
  return long
}

/** Last review before the purchase: plays, draw, price and remaining balance. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { open, heading, title, when, children, rows, total, stake, buying, blocked } = props
  const { notice, onBack, onBuy } = props
  const t = useText()
  const takesLong = useIsSlow(buying)
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
      <LimitHeadroom spending="play" amount={stake} />
      {notice}
      <p className="small muted" role="status">
        {takesLong && t('pick.review.working')}
      </p>
    </Modal>
  )
}
