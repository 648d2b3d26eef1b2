import { Button } from '@fairground/ui/parts/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#app/call.ts'
import { openModal } from '#app/modals.ts'
import { reloadSession, usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { ResultMark } from '#shared/result-mark.tsx'
import { SiteLogo } from '#shared/site-logo.tsx'
import { PasswordCard } from './password-card.tsx'

/** Log in error 115: the password was right and may not be used any longer. */
export function ChangeNow() {
  const t = useText()
  const navigate = useNavigate()
  const loading = useSession().isPending
  const player = usePlayer()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (newPassword: string) => call('changePassword2', { newPassword }),
    onSuccess: async () => {
      toast({ tone: 'info', title: t('password.changeNow.done') })
      await reloadSession()
      await navigate('/', { replace: true })
    },
  })
  if (player === null && !loading)
    return (
      <BareCard
        logo={<SiteLogo />}
        art={<ResultMark tone="info" icon="lock" />}
        title={t('password.changeNow.overTitle')}
        text={t('password.changeNow.overText')}
      >
        <Button tone="primary" size="lg" onPress={() => openModal('login', {})}>
          {t('common.logIn')}
        </Button>
      </BareCard>
    )
  return (
    <PasswordCard
      title={t('password.changeNow.title')}
      text={t('password.changeNow.text')}
      error={error}
      working={isPending}
      onSubmit={mutate}
    />
  )
}
