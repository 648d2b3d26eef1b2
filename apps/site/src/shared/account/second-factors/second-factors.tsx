import type { Output } from '@fairground/contract/operations'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import type { ProofProps } from './proof.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import styles from './second-factors.module.css'

export interface SecondFactorsProps extends ProofProps {
  offered: Output<'beginSecondStep'>
}

/** The second factors of the player: an app, passkeys, or a recovery code instead. */
export function SecondFactors({ offered, ...proof }: SecondFactorsProps) {
  const t = useText()
  const [recovering, setRecovering] = useState(false)
  const { totp, passkey, recoveryCodes } = offered
  if (recovering)
    return (
      <div className={styles.form}>
        <RecoveryCodeForm {...proof} />
        <TextButton className={styles.other} onPress={() => setRecovering(false)}>
          {t('login.second.useFactor')}
        </TextButton>
      </div>
    )
  return (
    <div className={styles.form}>
      {totp && <CodeForm {...proof} />}
      {totp && passkey && <p className={styles.or}>{t('login.second.or')}</p>}
      {passkey && <PasskeyForm {...proof} request={passkey} alone={!totp} />}
      {recoveryCodes && (
        <TextButton className={styles.other} onPress={() => setRecovering(true)}>
          {t('login.second.useRecovery')}
        </TextButton>
      )}
    </div>
  )
}
