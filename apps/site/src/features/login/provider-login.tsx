import { Button } from '@fairground/ui/controls/button.tsx'
import { useEffect, useState } from 'react'
import { call } from '#core/call.ts'
import { takeProviderAnswer } from '#core/session/provider-answer.ts'
import { useText } from '#core/text/text.ts'
import { leaveForProvider } from '#shared/browser/leave-for-provider.ts'
import { useProviderName } from '#shared/browser/use-provider-name.ts'
import { loginHref } from './login-href.ts'
import type { OtherLoginProps } from './sign-in-modal.tsx'
import styles from './login-modal.module.css'

/** Logs the player in automatically after the return from the identity provider. */
const useProviderAnswer = (name: string | null, attempt: OtherLoginProps['login']['attempt']): void => {
  useEffect(() => {
    if (name === null) return
    const answer = takeProviderAnswer('login')
    if (answer !== null) void attempt(call('attemptCodeAuthentication', { code: answer }), name)
  }, [name, attempt])
}

/** Login through the identity provider; hidden if the operator has none. */
export function ProviderLogin({ redirectUrl, login }: OtherLoginProps) {
  const t = useText()
  const name = useProviderName()
  const [leaving, setLeaving] = useState(false)
  useProviderAnswer(name, login.attempt)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await leaveForProvider('login', loginHref(location.href, redirectUrl)).catch(login.restartWithError)
    setLeaving(false)
  }
  if (name === null) return null
  return (
    <div className={styles.provider}>
      <p className={styles.or}>{t('login.second.or')}</p>
      <Button size="lg" full icon="globe" loading={leaving} onPress={() => void leave()}>
        {t('login.provider.go', { name })}
      </Button>
    </div>
  )
}
