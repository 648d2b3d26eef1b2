import { Button } from '@fairground/ui/parts/button.tsx'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { connectionStore } from '#app/connection-store.ts'
import { ownPath } from '#app/guards.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { SiteLogo } from '#shared/site-logo.tsx'
import { RestingMachine } from './resting-machine.tsx'
import { useRetryRounds } from './use-retry-rounds.ts'
import { WaitRing } from './wait-ring.tsx'

/** Waits for the connection and goes back to where the player was. */
export function IdleScreen() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = ownPath(search.get('back')) ?? '/'
  const { status, retries } = useStore(connectionStore)
  const known = useSession().data !== undefined
  const connected = status === 'connected'
  const { leftMs, ofMs } = useRetryRounds(!connected)
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
          <WaitRing leftMs={leftMs} ofMs={ofMs} label={t('connection.ringLabel')} />
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
