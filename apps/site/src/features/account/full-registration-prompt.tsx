import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import styles from './prompt.module.css'

/** Segment B: the short registration is done, the full one is not. */
export function FullRegistrationPrompt() {
  const t = useText()
  return (
    <Card title={t('account.finish.title')}>
      <div className={styles.prompt}>
        <p className="muted">{t('account.finish.text')}</p>
        <Button tone="primary" onPress={() => openModal('fullRegistration')}>
          {t('account.finish.go')}
        </Button>
      </div>
    </Card>
  )
}
