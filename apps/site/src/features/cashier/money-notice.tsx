import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import type { ReactNode } from 'react'
import { ResultMark } from '#shared/result-mark.tsx'
import styles from './money-notice.module.css'

export interface MoneyNoticeProps {
  tone: 'win' | 'info' | 'warn'
  icon: IconName
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** One thing that has happened or stands in the way, what it means for the money, and the ways on. */
export function MoneyNotice({ tone, icon, title, children, actions }: MoneyNoticeProps) {
  return (
    <Card as="div">
      <div className={styles.notice}>
        <ResultMark tone={tone} icon={icon} />
        <h2>{title}</h2>
        <div className={styles.text}>{children}</div>
        {actions && (
          <div className={styles.actions}>
            <ButtonRow>{actions}</ButtonRow>
          </div>
        )}
      </div>
    </Card>
  )
}
