import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { OperatorPage } from '#features/content/operator-page.tsx'
import { KindList } from '#features/how-to-play/kind-list.tsx'
import styles from './reading.module.css'

const sections = ['choose', 'price', 'watch', 'check', 'care'] as const

function DefaultGuide() {
  const t = useText()
  return (
    <article className={styles.reading}>
      <h1>{t('howToPlay.title')}</h1>
      <p className={styles.lead}>{t('howToPlay.lead')}</p>
      {sections.map((part, i) => (
        <Card key={part} as="section" className={styles.part}>
          <h2>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            {t(`howToPlay.${part}.title`)}
          </h2>
          <p>{t(`howToPlay.${part}.text`)}</p>
        </Card>
      ))}
      <ButtonLink href="/" tone="primary" size="lg">
        {t('howToPlay.go')}
      </ButtonLink>
    </article>
  )
}

/** The operator's guide, or the default guide if the operator has none. */
export function HowToPlayScreen() {
  return (
    <>
      <OperatorPage
        page={{ linkName: 'how-to-play' }}
        fullWidth={false}
        closable={false}
        fallback={<DefaultGuide />}
      />
      <KindList />
    </>
  )
}
