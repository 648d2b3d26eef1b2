import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { reloadVerifications } from './verification-queries.ts'
import type { VerificationState } from '#shared/account/verification-state.ts'
import styles from '#shared/account/prompt.module.css'

/** Links to the document upload and records that the player started the ID verification. */
export function IdPrompt({ state }: { state: VerificationState }) {
  const t = useText()
  const navigate = useNavigate()
  const why = state === 'rejected' || state === 'requested' ? state : 'notSent'
  const start = async () => {
    await navigate('/account/verification')
    if (why !== 'notSent') return
    // A failure is harmless: submitting documents records the verification too.
    await call('requestIdVerification', {}).catch(() => undefined)
    await reloadVerifications()
  }
  return (
    <Card title={t(`account.idPrompt.${why}`)}>
      <div className={styles.prompt}>
        <p className="muted">{t('account.idPrompt.text')}</p>
        <Button tone="primary" onPress={() => void start()}>
          {t('account.idPrompt.go')}
        </Button>
      </div>
    </Card>
  )
}
