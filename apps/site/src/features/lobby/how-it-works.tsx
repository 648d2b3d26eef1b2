import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './how-it-works.module.css'

export function HowItWorks() {
  const t = useText()
  const steps = [
    { title: t('lobby.stepPick'), text: t('lobby.stepPickText') },
    { title: t('lobby.stepWatch'), text: t('lobby.stepWatchText') },
    { title: t('lobby.stepCheck'), text: t('lobby.stepCheckText') },
  ]
  return (
    <Card title={t('lobby.howItWorks')}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
