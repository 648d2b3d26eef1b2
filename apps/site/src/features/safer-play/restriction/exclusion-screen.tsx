import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { HelpCard } from '#features/safer-play/help-card.tsx'
import { SaferPlayPage, saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { WhatHappens } from './what-happens.tsx'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './restriction.module.css'

/** The first of two steps explains the exclusion and takes no input. */
export function ExclusionScreen() {
  const t = useText()
  return (
    <SaferPlayPage page="exclusion" intro={t('saferPlay.exclusion.intro')}>
      <Card title={t('saferPlay.happens.title')}>
        <WhatHappens />
        <p className={styles.other}>
          {t('saferPlay.exclusion.less')}{' '}
          <InlineLink href={`${saferPlayPath}/timeout`}>{t('saferPlay.card.timeout')}</InlineLink>
        </p>
        <div className={styles.links}>
          <ButtonLink href="/withdraw">{t('saferPlay.exclusion.cashOut')}</ButtonLink>
          <ButtonLink href={`${saferPlayPath}/exclusion/set`}>{t('saferPlay.exclusion.choose')}</ButtonLink>
        </div>
      </Card>
      <HelpCard />
    </SaferPlayPage>
  )
}
