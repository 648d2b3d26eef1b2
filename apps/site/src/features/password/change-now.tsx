import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { reloadSession, usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { PasswordCard } from './password-card.tsx'

/** Login error 115: the password is correct but expired. */
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
