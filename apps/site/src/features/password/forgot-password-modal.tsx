import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './password.module.css'

/** The minimum length of the contract. */
const minLength = 3

const draft = formDraft<{ readonly who: string }>({ who: '' })

export function ForgotPasswordModal() {
  const t = useText()
  const formId = useId()
  const request = useMutation({
    mutationFn: (usernameOrEmail: string) => call('requestResetPassword', { usernameOrEmail }),
    onSuccess: () => {
      draft.clear()
      openModal('forgotConfirmation')
    },
  })
  const form = useForm({
    draft,
    findProblems: ({ who }) =>
      who.trim().length < minLength ? { who: t('password.forgot.whoMissing') } : {},
    onSubmit: ({ who }) => {
      if (!request.isPending) request.mutate(who.trim())
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
        <Button tone="primary" size="lg" full type="submit" form={formId} loading={request.isPending}>
          {t('password.forgot.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p className="muted">{t('password.forgot.text')}</p>
        {request.error && (
          <Note tone="danger" icon="warning" live>
            {thrownText(request.error)}
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
