import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { type ComponentType, type ReactNode, useId } from 'react'
import { call } from '#core/call.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { FormActions } from '#shared/form/form-actions.tsx'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { SecondStep } from './second-step.tsx'
import { useLogin } from './use-login.ts'
import styles from './login-modal.module.css'

export interface CredentialsProps {
  id: string
  redirectUrl: string | undefined
  /** Why the last attempt failed. */
  refusal: ReactNode
  onSubmit: (username: string, password: string) => void
}

export interface OtherLoginProps {
  redirectUrl: string | undefined
  login: Pick<ReturnType<typeof useLogin>, 'attempt' | 'restartWithError'>
}

export interface SignInModalProps {
  title: string
  redirectUrl: string | undefined
  /** The form for the username or phone number and the password. */
  Credentials: ComponentType<CredentialsProps>
  /** An alternative login method below the form. */
  OtherLogin?: ComponentType<OtherLoginProps>
}

/** Login with credentials, followed by a second factor if the account has one. */
export function SignInModal({ title, redirectUrl, Credentials, OtherLogin }: SignInModalProps) {
  const t = useText()
  const id = useId()
  const login = useLogin(redirectUrl)
  const canRegister = useIsFeatureOn('registration')
  const { working, refusal, needsSupport, stepToken, attempt } = login
  const leaveTo = useLeaveModal()
  const common = { open: true, closeLabel: t('common.close'), onClose: closeModal } as const
  const onSubmit = (username: string, password: string): void => {
    if (!working) void attempt(call('login', { username, password }))
  }
  if (stepToken !== null)
    return (
      <Modal
        {...common}
        title={t('login.second.title')}
        back={{ label: t('login.second.back'), onPress: login.restart }}
      >
        <SecondStep token={stepToken} login={login} />
      </Modal>
    )
  return (
    <Modal
      {...common}
      title={title}
      actions={
        <FormActions
          instead={
            canRegister && (
              <>
                {t('login.noAccount')}
                <TextButton onPress={() => openModal('register')}>{t('common.join')}</TextButton>
              </>
            )
          }
        >
          <Button tone="primary" size="lg" full type="submit" form={id} loading={working}>
            {t('login.submit')}
          </Button>
          {OtherLogin && <OtherLogin redirectUrl={redirectUrl} login={login} />}
        </FormActions>
      }
    >
      <Credentials
        id={id}
        redirectUrl={redirectUrl}
        onSubmit={onSubmit}
        refusal={
          refusal !== null && (
            <Note tone="danger" icon="warning" live>
              {refusal}
              {needsSupport && (
                <>
                  {' '}
                  <TextButton className={styles.inNote} onPress={() => leaveTo('/contact')}>
                    {t('login.contact')}
                  </TextButton>
                </>
              )}
            </Note>
          )
        }
      />
    </Modal>
  )
}
