import { Button } from '@fairground/ui/parts/button.tsx'
import { useEffect, useState } from 'react'
import { call } from '#app/call.ts'
import { takeProviderAnswer } from '#app/provider-answer.ts'
import { useText } from '#app/text.ts'
import { leaveForProvider } from '#shared/leave-for-provider.ts'
import { useProviderName } from '#shared/use-provider-name.ts'
import { loginHere } from './login-here.ts'
import type { OtherWayProps } from './sign-in-modal.tsx'
import styles from './login-modal.module.css'

/** Whoever comes back from the identity provider is logged in without another press. */
const useProviderAnswer = (name: string | null, attempt: OtherWayProps['login']['attempt']): void => {
  useEffect(() => {
    if (name === null) return
    const answer = takeProviderAnswer('login')
    if (answer !== null) void attempt(call('attemptCodeAuthentication', { code: answer }), name)
  }, [name, attempt])
}

/** The way in without a password, where the operator has one. */
export function ProviderWay({ redirectUrl, login }: OtherWayProps) {
  const t = useText()
  const name = useProviderName()
  const [leaving, setLeaving] = useState(false)
  useProviderAnswer(name, login.attempt)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await leaveForProvider('login', loginHere(location.href, redirectUrl)).catch(login.giveUp)
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
