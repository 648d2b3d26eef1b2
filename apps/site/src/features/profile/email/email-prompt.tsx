import type { Player } from '@fairground/contract/entities/players/player'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import styles from '#shared/account/prompt.module.css'

/** Shown if the operator requires a confirmed email and this one is unconfirmed. */
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
