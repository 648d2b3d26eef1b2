import { Button } from '@fairground/ui/parts/button.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { closeModal, openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './password.module.css'

/** The shortest that the contract takes; nobody has a shorter name or email. */
const shortest = 3

const draft = formDraft<{ readonly who: string }>({ who: '' })

export function ForgotPasswordModal() {
  const t = useText()
  const formId = useId()
  const ask = useMutation({
    mutationFn: (usernameOrEmail: string) => call('requestResetPassword', { usernameOrEmail }),
    onSuccess: () => {
      draft.clear()
      openModal('forgotConfirmation')
    },
  })
  const form = useForm({
    draft,
    problemsOf: ({ who }) => (who.trim().length < shortest ? { who: t('password.forgot.whoMissing') } : {}),
    onSubmit: ({ who }) => {
      if (!ask.isPending) ask.mutate(who.trim())
    },
  })
  return (
    <Modal
      open
      title={t('password.forgot.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      back={{ label: t('password.forgot.backToLogin'), onPress: () => openModal('login', {}) }}
      actions={
        <Button tone="primary" size="lg" full type="submit" form={formId} loading={ask.isPending}>
          {t('password.forgot.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p className="muted">{t('password.forgot.text')}</p>
        {ask.error && (
          <Note tone="danger" icon="warning" live>
            {thrownText(ask.error)}
          </Note>
        )}
        <Field
          {...form.text('who')}
          label={t('password.forgot.who')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </form>
    </Modal>
  )
}
