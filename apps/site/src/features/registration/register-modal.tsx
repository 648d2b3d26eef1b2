import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useEffect, useId } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { FormActions } from '#shared/form/form-actions.tsx'
import { RegisterForm } from './register-form.tsx'
import { TooYoung } from './too-young.tsx'
import { useRegister } from './use-register.ts'

export function RegisterModal() {
  const t = useText()
  const formId = useId()
  const { tooYoung, submit, working, error } = useRegister()
  const player = usePlayer()
  useEffect(() => {
    // A logged-in player who opens a ?signup=true link needs no registration.
    if (player !== null && !working) closeModal()
  }, [player, working])
  if (tooYoung) return <TooYoung />
  return (
    <Modal
      open
      tall
      width="wide"
      title={t('register.title', { site: bootstrap.siteName })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <FormActions
          instead={
            <>
              {t('register.haveAccount')}
              <TextButton onPress={() => openModal('login', {})}>{t('common.logIn')}</TextButton>
            </>
          }
        >
          <Button tone="primary" size="lg" full type="submit" form={formId} loading={working}>
            {t('register.submit')}
          </Button>
        </FormActions>
      }
    >
      <RegisterForm id={formId} onSubmit={submit} error={error} />
    </Modal>
  )
}
