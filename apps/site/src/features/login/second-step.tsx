import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { SecondFactors } from '#shared/account/second-factors/second-factors.tsx'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import type { useLogin } from './use-login.ts'
import styles from './login-modal.module.css'

interface SecondStepProps {
  token: string
  login: Pick<ReturnType<typeof useLogin>, 'working' | 'refusal' | 'attempt' | 'restartWithError'>
}

/** Second factor after a correct password; the server lists the available factors. */
export function SecondStep({ token, login }: SecondStepProps) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const { data } = useQuery({
    queryKey: ['beginSecondStep', token],
    queryFn: () =>
      call('beginSecondStep', { token }).catch((error: unknown) => {
        login.restartWithError(error)
        throw error
      }),
    retry: false,
    gcTime: 0,
  })
  return (
    <div className={styles.form}>
      <p className="muted">{t('login.second.intro')}</p>
      {data === undefined ? (
        <Skeleton height={136} />
      ) : (
        <SecondFactors
          offered={data}
          working={login.working}
          refusal={login.refusal}
          onProof={proof => void login.attempt(call('finishSecondStep', { token, ...proof }))}
        />
      )}
      <p className={styles.foot}>
        {t('login.second.lost')}{' '}
        <TextButton onPress={() => leaveTo('/contact')}>{t('login.contact')}</TextButton>
      </p>
    </div>
  )
}
