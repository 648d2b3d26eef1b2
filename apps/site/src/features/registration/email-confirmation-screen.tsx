import { CallFault } from '@fairground/client/call-fault'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { heldLinkKey } from '#core/link-key.ts'
import { openModal } from '#core/modals.ts'
import { reloadSession, usePlayer } from '#core/session/session.ts'
import { observeShown } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'

const confirm = async (key: string): Promise<'confirmed' | 'invalid'> => {
  try {
    await call('submitEmailConfirmation', { key })
  } catch (error) {
    const refused = error instanceof CallFault ? error.faultName : undefined
    if (refused === 'registration.keyNotValid' || refused === 'request.invalid') {
      observeShown(error)
      return 'invalid'
    }
    throw error
  }
  await reloadSession()
  return 'confirmed'
}

function GamesLink() {
  const t = useText()
  return (
    <ButtonLink href="/" tone="primary" size="lg">
      {t('emailConfirmation.games')}
    </ButtonLink>
  )
}

function Confirmed() {
  const t = useText()
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<ResultMark tone="win" icon="check" />}
      title={t('emailConfirmation.doneTitle')}
      text={t('emailConfirmation.doneText')}
    >
      <GamesLink />
    </BareCard>
  )
}

/** A used link has usually confirmed the email already; the session shows whether it did. */
function Invalid() {
  const t = useText()
  const player = usePlayer()
  if (player?.verification.emailVerified) return <Confirmed />
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<ResultMark tone="warn" icon="mail" />}
      title={t('emailConfirmation.invalidTitle')}
      text={t('emailConfirmation.invalidText')}
    >
      {player ? (
        <ResendEmail primary label={t('emailConfirmation.resend')} sent={t('emailConfirmation.resent')} />
      ) : (
        <Button
          tone="primary"
          size="lg"
          onPress={() => openModal('login', { redirectUrl: '/account/email' })}
        >
          {t('emailConfirmation.logIn')}
        </Button>
      )}
    </BareCard>
  )
}

/** The target of the link in the confirmation mail. The page submits the key on load. */
export function EmailConfirmationScreen() {
  const t = useText()
  const key = heldLinkKey()
  const { data, isError, refetch } = useQuery({
    queryKey: ['submitEmailConfirmation', key],
    queryFn: () => confirm(key ?? ''),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (key === null || data === 'invalid') return <Invalid />
  if (data === 'confirmed') return <Confirmed />
  if (isError)
    return (
      <BareCard
        logo={<SiteLogo />}
        art={<ResultMark tone="warn" icon="warning" />}
        title={t('emailConfirmation.failedTitle')}
        text={t('emailConfirmation.failedText')}
      >
        <Button tone="primary" size="lg" onPress={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </BareCard>
    )
  return <BareCard logo={<SiteLogo />} art={<Spinner size={48} />} title={t('emailConfirmation.working')} />
}
