import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import styles from '#shared/account/prompt.module.css'

/** For players of segment B, who completed only the short registration. */
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
