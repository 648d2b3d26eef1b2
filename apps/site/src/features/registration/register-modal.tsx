import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useEffect, useId } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { closeModal, openModal } from '#app/modals.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
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
    // ?signup=true is no more than a way in, and who is in needs none.
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
