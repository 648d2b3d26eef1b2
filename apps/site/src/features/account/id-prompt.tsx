import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useNavigate } from 'react-router'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { reloadVerifications } from '#features/account/verification-queries.ts'
import type { VerificationState } from '#features/account/verification-state.ts'
import styles from './prompt.module.css'

/** The way to the documents; that somebody set out on it is noted. */
export function IdPrompt({ state }: { state: VerificationState }) {
  const t = useText()
  const navigate = useNavigate()
  const why = state === 'rejected' || state === 'requested' ? state : 'notSent'
  const start = async () => {
    await navigate('/account/verification')
    if (why !== 'notSent') return
    // Where that cannot be noted, the documents say so themselves.
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
