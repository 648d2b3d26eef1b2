import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import type { ReactNode, Ref } from 'react'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import styles from './money-notice.module.css'

export interface MoneyNoticeProps {
  tone: 'win' | 'info' | 'warn'
  icon: IconName
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/** A result or an obstacle, its effect on the player's money, and the next actions. */
export function MoneyNotice({ tone, icon, title, children, actions, headingRef }: MoneyNoticeProps) {
  return (
    <Card as="div">
      <div className={styles.notice}>
        <ResultMark tone={tone} icon={icon} />
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
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
