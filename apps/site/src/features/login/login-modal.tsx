import { Button } from '@fairground/ui/parts/button.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { PasswordField } from '@fairground/ui/parts/password-field.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { bootstrap } from '#app/bootstrap.ts'
import { thrownText } from '#app/error-text.ts'
import { ownPath } from '#app/guards.ts'
import { closeModal, type ModalPayloads, openModal } from '#app/modals.ts'
import { login } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { loginTextKey } from './login-text.ts'
import { usernameDraft } from './username-draft.ts'
import styles from './login-modal.module.css'

const typed = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const mustChangeKey = 'login.code.115'

const useLogin = (redirectUrl: string | undefined) => {
  const t = useText()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async (username: string, password: string): Promise<void> => {
    setWorking(true)
    setRefusal(null)
    try {
      await login(username, password)
      usernameDraft.clear()
      closeModal()
      toast({ tone: 'info', title: t('login.done', { name: username }) })
      const next = ownPath(redirectUrl ?? null)
      if (next !== null) await navigate(next, { replace: true })
    } catch (error) {
      const key = loginTextKey(error)
      setRefusal(key === null ? thrownText(error) : t(key))
      setWorking(false)
      if (key === mustChangeKey) await navigate('/password?changeNow=true')
    }
  }
  return { working, refusal, submit }
}

export function LoginModal({ redirectUrl }: ModalPayloads['login']) {
  const t = useText()
  const form = useId()
  const { working, refusal, submit } = useLogin(redirectUrl)
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({})

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const username = typed(data, 'username').trim()
    const password = typed(data, 'password')
    const lacks = {
      ...(username === '' ? { username: t('login.usernameMissing') } : {}),
      ...(password === '' ? { password: t('login.passwordMissing') } : {}),
    }
    setMissing(lacks)
    if (Object.keys(lacks).length === 0 && !working) void submit(username, password)
  }

  return (
    <Modal
      open
      title={t('login.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <Button tone="primary" size="lg" full type="submit" form={form} loading={working}>
          {t('login.submit')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <p className="muted">{t('login.intro', { site: bootstrap.siteName })}</p>
        {refusal !== null && (
          <Note tone="danger" live>
            {refusal}
          </Note>
        )}
        <Field
          name="username"
          label={t('login.username')}
          error={missing.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          defaultValue={usernameDraft.read()}
          onChange={event => usernameDraft.write(event.target.value)}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          error={missing.password}
          autoComplete="current-password"
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
        />
        <div className={styles.links}>
          <TextButton onPress={() => openModal('forgotPassword')}>{t('login.forgot')}</TextButton>
          <span className="small">
            {t('login.noAccount')}{' '}
            <TextButton onPress={() => openModal('register')}>{t('common.join')}</TextButton>
          </span>
        </div>
      </form>
    </Modal>
  )
}
