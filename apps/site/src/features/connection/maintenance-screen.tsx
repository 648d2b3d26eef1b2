import { reloadAfterMaintenanceMs } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useEffect, useState } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useMaintenance } from '#core/connection/maintenance.ts'
import { serverNow, useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { clockTimeExact } from '#core/time/date.ts'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { RestingMachine } from './resting-machine.tsx'
import { useConnectionRetries } from './use-connection-retries.ts'
import { WaitRing } from '#shared/layout/wait-ring.tsx'

/** A random delay within ten seconds avoids a load spike after maintenance. */
const reloadDelayMs = (): number => {
  const { from, to } = reloadAfterMaintenanceMs
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return from + (random / 2 ** 32) * (to - from)
}

function MaintenanceOver() {
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

function MaintenanceActive({ message }: { message: string }) {
  const t = useText()
  const online = useOnline()
  const { remainingMs, totalMs, startedAt } = useConnectionRetries(!online)
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
              <WaitRing remainingMs={remainingMs} totalMs={totalMs} label={t('connection.ringLabel')} />
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

/** Shown during maintenance; the site reloads by itself afterwards. */
export function MaintenanceScreen() {
  const { on, message } = useMaintenance()
  return on ? <MaintenanceActive message={message} /> : <MaintenanceOver />
}
