import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#app/text.ts'
import { CurrentPasswordField } from '#features/account/current-password-field.tsx'
import { refusalTexts } from '#features/account/refusal.ts'
import styles from './form.module.css'

export interface PasswordPromptProps {
  title: string
  /** What happens, before it does. */
  children?: ReactNode
  label: string
  tone?: 'primary' | 'danger'
  /** Done with the password; what it throws is shown. */
  onPassword: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Something that only the player may do, asked for with the password. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { title, children, label, tone = 'primary', onPassword, onClose } = props
  const t = useText()
  const form = useId()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const work = useMutation({ mutationFn: onPassword })
  const refused = refusalTexts(work.error, { 'profile.passwordWrong': 'password' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !work.isPending) work.mutate(password)
  }
  return (
    <Modal
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('account.cancel')}</Button>
          <Button tone={tone} type="submit" form={form} loading={work.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <CurrentPasswordField
          name="password"
          value={password}
          error={missing ? t('account.password.missing') : refused.password}
          onChange={event => {
            setPassword(event.target.value)
            setMissing(false)
            work.reset()
          }}
        />
        {refused.whole !== undefined && (
          <Note tone="danger" icon="warning" live>
            {refused.whole}
          </Note>
        )}
      </form>
    </Modal>
  )
}
