import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useEffect, useRef, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import styles from './case-card.module.css'

export interface Case {
  readonly caseNumber: string
  readonly email: string
}

/** Confirms the support case with its number and the expected response time. */
export function CaseCard({ opened, onAnother }: { opened: Case; onAnother: () => void }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(opened.caseNumber)
    setCopied(true)
  }
  return (
    <Card as="div">
      <div className={styles.case} role="status">
        <span className={styles.tick}>
          <Icon name="check" size="lg" />
        </span>
        <h2 ref={title} tabIndex={-1}>
          {t('contact.doneTitle')}
        </h2>
        <p className="muted">
          {t('contact.done', { count: bootstrap.supportAnswerHours, email: opened.email })}
        </p>
        <p className={styles.label}>{t('contact.case')}</p>
        <p className={styles.number}>{opened.caseNumber}</p>
        <ButtonRow>
          <Button icon={copied ? 'check' : 'copy'} onPress={() => void copy()}>
            {t(copied ? 'contact.copied' : 'contact.copy')}
          </Button>
          <Button tone="ghost" onPress={onAnother}>
            {t('contact.another')}
          </Button>
        </ButtonRow>
      </div>
    </Card>
  )
}
