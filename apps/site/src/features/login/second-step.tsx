import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/controls/button.tsx'
import { CodeField } from '@fairground/ui/controls/code-field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { requestPasskey } from './request-passkey.ts'
import type { useLogin } from './use-login.ts'
import styles from './login-modal.module.css'

interface SecondStepProps {
  token: string
  login: Pick<ReturnType<typeof useLogin>, 'working' | 'refusal' | 'attempt' | 'restartWithError'>
}

const codeLength = 6

function CodeForm({ token, login }: SecondStepProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The unmounted password form had the focus.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(code.length < codeLength)
    if (code.length < codeLength || login.working) return
    void login.attempt(call('finishSecondStep', { token, code }))
    // A code is valid once only.
    setCode('')
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField
        ref={field}
        label={t('login.second.code')}
        name="code"
        value={code}
        onChange={setCode}
        length={codeLength}
        error={missing ? t('login.second.codeMissing') : (login.refusal ?? undefined)}
      />
      <Button tone="primary" size="lg" full type="submit" loading={login.working}>
        {t('login.second.confirm')}
      </Button>
    </form>
  )
}

type PasskeyRequest = NonNullable<Output<'beginSecondStep'>['passkey']>

function PasskeyForm({
  token,
  login,
  request,
  alone,
}: SecondStepProps & { request: PasskeyRequest; alone: boolean }) {
  const t = useText()
  const [stopped, setStopped] = useState(false)
  const use = async (): Promise<void> => {
    setStopped(false)
    const answer = await requestPasskey(request).catch(() => undefined)
    if (answer === undefined) setStopped(true)
    else await login.attempt(call('finishSecondStep', { token, passkey: answer }))
  }
  return (
    <div className={styles.form}>
      {alone && <p className="muted">{t('login.second.passkeyAlone')}</p>}
      {alone && login.refusal !== null && (
        <Note tone="danger" icon="warning" live>
          {login.refusal}
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
        loading={alone && login.working}
        onPress={() => void use()}
      >
        {t('login.second.passkey')}
      </Button>
    </div>
  )
}

/** Second factor after a correct password; the server lists the available factors. */
export function SecondStep({ token, login }: SecondStepProps) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const { data } = useQuery({
    queryKey: ['beginSecondStep', token],
    queryFn: () =>
      call('beginSecondStep', { token }).catch((error: unknown) => {
        login.restartWithError(error)
        throw error
      }),
    retry: false,
    gcTime: 0,
  })
  return (
    <div className={styles.form}>
      <p className="muted">{t('login.second.intro')}</p>
      {data === undefined && <Skeleton height={136} />}
      {data?.totp && <CodeForm token={token} login={login} />}
      {data?.totp && data.passkey && <p className={styles.or}>{t('login.second.or')}</p>}
      {data?.passkey && <PasskeyForm token={token} login={login} request={data.passkey} alone={!data.totp} />}
      <p className={styles.foot}>
        {t('login.second.lost')}{' '}
        <TextButton onPress={() => leaveTo('/contact')}>{t('login.contact')}</TextButton>
      </p>
    </div>
  )
}
