import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './fairness.module.css'

const proved = ['operator', 'signer', 'both', 'history', 'terms'] as const
const unproved = ['quorum', 'beacon', 'refused', 'cancel'] as const

const plainWordsId = 'plain-words'

export const showPlainWords = (): void => {
  const words = document.getElementById(plainWordsId)
  words?.scrollIntoView()
  words?.focus()
}

/** What is proved against whom, and what is not. */
export function ProofCard() {
  const t = useText()
  return (
    <Card title={t('fairness.proof.title')}>
      <dl className={styles.proofs} id={plainWordsId} tabIndex={-1}>
        {proved.map(id => (
          <div key={id}>
            <dt>{t(`fairness.proof.${id}.who`)}</dt>
            <dd>{t(`fairness.proof.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subtitle}>{t('fairness.proof.not')}</h3>
      <ul className={styles.unproved}>
        {unproved.map(id => (
          <li key={id}>{t(`fairness.proof.${id}.text`)}</li>
        ))}
      </ul>
    </Card>
  )
}
