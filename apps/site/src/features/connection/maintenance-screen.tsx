import { reloadAfterMaintenanceMs } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/connection.ts'
import { useMaintenance } from '#app/maintenance.ts'
import { serverNow, useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { BareCard } from '#shared/bare-card.tsx'
import { clockTimeExact } from '#shared/date.ts'
import { SiteLogo } from '#shared/site-logo.tsx'
import { RestingMachine } from './resting-machine.tsx'
import { useRetryRounds } from './use-retry-rounds.ts'
import { WaitRing } from './wait-ring.tsx'

/** Spread over ten seconds, so that not everybody comes back in the same moment. */
const reloadDelayMs = (): number => {
  const { from, to } = reloadAfterMaintenanceMs
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return from + (random / 2 ** 32) * (to - from)
}

function BackSoon() {
  const t = useText()
  const now = useServerNow(1000)
  const [at] = useState(() => serverNow() + reloadDelayMs())
  const over = now >= at
  useEffect(() => {
    if (over) location.assign('/')
  }, [over])
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<RestingMachine turning />}
      title={t('connection.backTitle')}
      text={t('connection.backText', { seconds })}
    >
      <Button tone="primary" size="lg" onPress={() => location.assign('/')}>
        {t('connection.now')}
      </Button>
    </BareCard>
  )
}

function StillOn({ message }: { message: string }) {
  const t = useText()
  const online = useOnline()
  const { leftMs, ofMs, startedAt } = useRetryRounds(!online)
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<RestingMachine />}
      title={t('connection.maintenanceTitle')}
      text={
        <>
          <p>{message === '' ? t('connection.maintenanceText') : message}</p>
          {!online && (
            <>
              <p>{t('connection.maintenanceOffline')}</p>
              <WaitRing leftMs={leftMs} ofMs={ofMs} label={t('connection.ringLabel')} />
            </>
          )}
        </>
      }
      foot={
        <>
          {t('connection.lastTry', { time: clockTimeExact(startedAt) })} · {t('connection.safe')}
        </>
      }
    >
      <Button size="lg" onPress={() => location.reload()}>
        {t('connection.reload')}
      </Button>
    </BareCard>
  )
}

/** While maintenance is on; when it ends, the site starts again by itself. */
export function MaintenanceScreen() {
  const { on, message } = useMaintenance()
  return on ? <StillOn message={message} /> : <BackSoon />
}
