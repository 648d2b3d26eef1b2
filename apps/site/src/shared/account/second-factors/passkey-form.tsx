import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { type PasskeyRequest, requestPasskey } from './request-passkey.ts'
import type { ProofProps } from './proof.ts'
import styles from './second-factors.module.css'

interface PasskeyFormProps extends ProofProps {
  request: PasskeyRequest
  /** The player has no authenticator app. */
  alone: boolean
}

export function PasskeyForm({ working, refusal, onProof, request, alone }: PasskeyFormProps) {
  const t = useText()
  const [stopped, setStopped] = useState(false)
  const use = async (): Promise<void> => {
    setStopped(false)
    const passkey = await requestPasskey(request).catch(() => undefined)
    if (passkey === undefined) setStopped(true)
    else onProof({ passkey })
  }
  return (
    <div className={styles.form}>
      {alone && <p className="muted">{t('login.second.passkeyAlone')}</p>}
      {alone && refusal !== null && (
        <Note tone="danger" icon="warning" live>
          {refusal}
        </Note>
      )}
      {stopped && (
        <Note tone="warn" live>
          {t('login.second.passkeyStopped')}
        </Note>
      )}
      <Button
        tone={alone ? 'primary' : 'secondary'}
        size="lg"
        full
        icon="key"
        loading={alone && working}
        onPress={() => void use()}
      >
        {t('login.second.passkey')}
      </Button>
    </div>
  )
}
