import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { useId } from 'react'
import { closeModal, type ModalPayloads, openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useResetPassword } from './use-reset-password.ts'
import styles from './password.module.css'

type End = 'done' | 'invalid'

const endings = {
  done: { title: 'password.reset.doneTitle', text: 'password.reset.doneText', next: 'common.logIn' },
  invalid: { title: 'password.invalid.title', text: 'password.invalid.text', next: 'password.invalid.again' },
} as const

function ResetEnd({ end }: { end: End }) {
  const t = useText()
  const { title, text, next } = endings[end]
  const goOn = () => (end === 'done' ? location.assign('/?login=true') : openModal('forgotPassword'))
  return (
    <Modal
      open
      title={t(title)}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <Button tone="primary" size="lg" full onPress={goOn}>
          {t(next)}
        </Button>
      }
    >
      <p>{t(text)}</p>
    </Modal>
  )
}

/** The same as the page of a mailed link, for a link that was pasted. */
export function ResetPasswordModal({ linkKey }: ModalPayloads['resetPassword']) {
  const t = useText()
  const formId = useId()
  const { reset, working, done, invalid, error } = useResetPassword(linkKey)
  if (done || invalid) return <ResetEnd end={done ? 'done' : 'invalid'} />
  return (
    <Modal
      open
      title={t('password.reset.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <Button tone="primary" size="lg" full type="submit" form={formId} loading={working}>
          {t('password.reset.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className="muted">{t('password.reset.text')}</p>
        <NewPasswordForm id={formId} error={error} onSubmit={reset} />
      </div>
    </Modal>
  )
}
