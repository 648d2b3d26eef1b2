import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { type ComponentType, type ReactNode, useId } from 'react'
import { call } from '#app/call.ts'
import { closeModal, openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { FormActions } from '#shared/form/form-actions.tsx'
import { useLeaveTo } from '#shared/use-leave-to.ts'
import { SecondStep } from './second-step.tsx'
import { useLogin } from './use-login.ts'
import styles from './login-modal.module.css'

export interface CredentialsProps {
  id: string
  redirectUrl: string | undefined
  /** Why the last try failed, where it did. */
  refusal: ReactNode
  onSubmit: (username: string, password: string) => void
}

export interface OtherWayProps {
  redirectUrl: string | undefined
  login: Pick<ReturnType<typeof useLogin>, 'attempt' | 'giveUp'>
}

export interface SignInModalProps {
  title: string
  redirectUrl: string | undefined
  /** The form that asks who it is. */
  Credentials: ComponentType<CredentialsProps>
  /** Under it, what needs no form. */
  OtherWay?: ComponentType<OtherWayProps>
}

/** Who it is, then the second step of an account that has one. */
export function SignInModal({ title, redirectUrl, Credentials, OtherWay }: SignInModalProps) {
  const t = useText()
  const id = useId()
  const login = useLogin(redirectUrl)
  const { working, refusal, needsSupport, stepToken, attempt } = login
  const leaveTo = useLeaveTo()
  const common = { open: true, closeLabel: t('common.close'), onClose: closeModal } as const
  const onSubmit = (username: string, password: string): void => {
    if (!working) void attempt(call('login', { username, password }))
  }
  if (stepToken !== null)
    return (
      <Modal
        {...common}
        title={t('login.second.title')}
        back={{ label: t('login.second.back'), onPress: login.startAgain }}
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
            <>
              {t('login.noAccount')}
              <TextButton onPress={() => openModal('register')}>{t('common.join')}</TextButton>
            </>
          }
        >
          <Button tone="primary" size="lg" full type="submit" form={id} loading={working}>
            {t('login.submit')}
          </Button>
          {OtherWay && <OtherWay redirectUrl={redirectUrl} login={login} />}
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
