import { Button } from '@fairground/ui/controls/button.tsx'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { connectionStore } from '#core/connection/connection-store.ts'
import { toSitePath } from '#core/site-path.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { RestingMachine } from './resting-machine.tsx'
import { useConnectionRetries } from './use-connection-retries.ts'
import { WaitRing } from '#shared/layout/wait-ring.tsx'

/** Waits for the connection and returns to the previous page. */
export function IdleScreen() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = toSitePath(search.get('back')) ?? '/'
  const { status, retries } = useStore(connectionStore)
  const known = useSession().data !== undefined
  const connected = status === 'connected'
  const { remainingMs, totalMs } = useConnectionRetries(!connected)
  useEffect(() => {
    if (connected) void navigate(back, { replace: true })
  }, [connected, back, navigate])
  return (
    <BareCard
      logo={known && <SiteLogo />}
      art={<RestingMachine />}
      title={known ? t('connection.idleTitle') : t('connection.noConfiguration')}
      text={
        <>
          <p role="status">
            {t('connection.attempt', { count: Math.max(1, retries) })} · {t('connection.every30')}
          </p>
          <WaitRing remainingMs={remainingMs} totalMs={totalMs} label={t('connection.ringLabel')} />
        </>
      }
      foot={t('connection.safe')}
    >
      <Button tone="primary" size="lg" onPress={() => location.reload()}>
        {t('connection.reload')}
      </Button>
    </BareCard>
  )
}
