import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useId } from 'react'
import { closeModal, type ModalPayloads, openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useResetPassword } from './use-reset-password.ts'
import styles from './password.module.css'

type ResetResult = 'done' | 'invalid'

const resultTexts = {
  done: { title: 'password.reset.doneTitle', text: 'password.reset.doneText', next: 'common.logIn' },
  invalid: { title: 'password.invalid.title', text: 'password.invalid.text', next: 'password.invalid.again' },
} as const

function ResetResultModal({ result }: { result: ResetResult }) {
  const t = useText()
  const { title, text, next } = resultTexts[result]
  const onContinue = () => (result === 'done' ? location.assign('/?login=true') : openModal('forgotPassword'))
  return (
    <Modal
      open
      title={t(title)}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <Button tone="primary" size="lg" full onPress={onContinue}>
          {t(next)}
        </Button>
      }
    >
      <p>{t(text)}</p>
    </Modal>
  )
}

/** The modal version of ResetByLink for a pasted link. */
export function ResetPasswordModal({ linkKey }: ModalPayloads['resetPassword']) {
  const t = useText()
  const formId = useId()
  const { reset, working, done, invalid, error } = useResetPassword(linkKey)
  if (done || invalid) return <ResetResultModal result={done ? 'done' : 'invalid'} />
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
