import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { refusalTexts } from './field-errors.ts'
import styles from './form.module.css'

export interface PasswordPromptProps {
  title: string
  /** Explains what the action does. */
  children?: ReactNode
  label: string
  tone?: 'primary' | 'danger'
  /** Performs the action; the modal shows an error it throws. */
  onPassword: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Confirms a sensitive action with the player's password. */
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
