import { Button } from '@fairground/ui/controls/button.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { PasswordCard } from './password-card.tsx'
import { useResetPassword } from './use-reset-password.ts'

export function InvalidLink() {
  const t = useText()
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<ResultMark tone="warn" icon="lock" />}
      title={t('password.invalid.title')}
      text={t('password.invalid.text')}
    >
      <Button tone="primary" size="lg" onPress={() => openModal('forgotPassword')}>
        {t('password.invalid.again')}
      </Button>
    </BareCard>
  )
}

/** Validates the link before the player types a new password. */
export function ResetByLink({ linkKey }: { linkKey: string }) {
  const t = useText()
  const { data, isPending } = useQuery({
    queryKey: ['checkToken', linkKey],
    queryFn: () => call('checkToken', { token: linkKey }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { reset, working, done, invalid, error } = useResetPassword(linkKey)
  if (done)
    return (
      <BareCard
        logo={<SiteLogo />}
        art={<ResultMark tone="win" icon="check" />}
        title={t('password.reset.doneTitle')}
        text={t('password.reset.doneText')}
      >
        <Button tone="primary" size="lg" onPress={() => location.assign('/?login=true')}>
          {t('common.logIn')}
        </Button>
      </BareCard>
    )
  if (invalid || data?.result === 0) return <InvalidLink />
  if (isPending)
    return <BareCard logo={<SiteLogo />} art={<Spinner size={48} />} title={t('password.checking')} />
  return (
    <PasswordCard
      title={t('password.reset.title')}
      text={t('password.reset.text')}
      error={error}
      working={working}
      onSubmit={reset}
    />
  )
}
