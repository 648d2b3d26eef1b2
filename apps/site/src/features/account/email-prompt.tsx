import type { Player } from '@fairground/contract/entities/player'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import styles from './prompt.module.css'

/** Shown where the operator asks for a confirmed address, and this one is not. */
export function EmailPrompt({ email }: { email: Player['details']['primaryEmail'] }) {
  const t = useText()
  return (
    <Card title={t('account.emailPrompt.title')}>
      <div className={styles.prompt}>
        <p className="muted">{t('account.emailPrompt.text', { email })}</p>
        <ResendEmail label={t('account.email.resend')} sent={t('account.email.sent')} />
      </div>
    </Card>
  )
}
