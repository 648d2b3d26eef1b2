import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './ranks.module.css'

/** What earns points and what does not. The multiplier is stated, not advertised. */
export function WhatCounts({ multiplier }: { multiplier: number }) {
  const t = useText()
  return (
    <Card title={t('ranks.counts.title')}>
      <ul className={styles.counts}>
        <li>
          <Icon name="check" size="sm" />
          <span>{t('ranks.counts.draws')}</span>
        </li>
        <li>
          <Icon name="close" size="sm" />
          <span>{t('ranks.counts.notMoney')}</span>
        </li>
        {multiplier > 1 && (
          <li>
            <Icon name="info" size="sm" />
            <span>{t('ranks.counts.multiplier', { multiplier })}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}
