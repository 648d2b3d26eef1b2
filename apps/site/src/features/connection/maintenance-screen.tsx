import { reloadAfterMaintenanceMs } from '@fairground/contract/constants'
import { reloadDelayMs } from '@fairground/rules/time/reload-delay'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useEffect, useState } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useMaintenance } from '#core/connection/maintenance.ts'
import type { Maintenance } from '#core/stores/lobby-store.ts'
import { serverNow, useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { BareCard } from '#shared/layout/bare-card.tsx'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { MaintenanceEnd } from './maintenance-end.tsx'
import { RestingMachine } from './resting-machine.tsx'
import { useConnectionRetries } from './use-connection-retries.ts'
import { WaitRing } from '#shared/layout/wait-ring.tsx'
import styles from './connection.module.css'

/** A random number at least 0 and below 1. */
const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

function MaintenanceOver({ viewers }: { viewers: number }) {
  const t = useText()
  const now = useServerNow()
  const [at] = useState(() => serverNow() + reloadDelayMs(reloadAfterMaintenanceMs, viewers, random()))
  const over = now >= at
  useEffect(() => {
    if (over) location.assign('/')
  }, [over])
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<RestingMachine turning />}
      title={<span role="status">{t('maintenance.backTitle')}</span>}
      text={t('maintenance.backText', { seconds })}
    >
      <Button tone="primary" size="lg" onPress={() => location.assign('/')}>
        {t('maintenance.now')}
      </Button>
    </BareCard>
  )
}

function MaintenanceActive({ message, until }: Pick<Maintenance, 'message' | 'until'>) {
  const t = useText()
  const online = useOnline()
  const { remainingMs, totalMs } = useConnectionRetries(!online)
  return (
    <BareCard
      logo={<SiteLogo />}
      art={<RestingMachine />}
      title={t('maintenance.title')}
      text={
        <>
          <p>{message === '' ? t('maintenance.text') : message}</p>
          {until !== null && <MaintenanceEnd until={until} />}
        </>
      }
      foot={
        <>
          <div className={styles.safe}>
            <span className={styles.badge}>
              <Icon name="shield" />
            </span>
            <p>
              <b>{t('maintenance.safeTitle')}</b>
              {t('maintenance.safeText')}
            </p>
          </div>
          <div className={styles.again}>
            {!online && (
              <WaitRing remainingMs={remainingMs} totalMs={totalMs} label={t('connection.ringLabel')} />
            )}
            <p>{online ? t('maintenance.automatic') : t('maintenance.offline')}</p>
            <Button onPress={() => location.reload()}>
              <Icon name="repeat" size="sm" />
              {t('maintenance.lookNow')}
            </Button>
          </div>
        </>
      }
    />
  )
}

/** Shown during maintenance; the site reloads by itself afterwards. */
export function MaintenanceScreen() {
  const { on, message, until, viewers } = useMaintenance()
  return on ? <MaintenanceActive message={message} until={until} /> : <MaintenanceOver viewers={viewers} />
}
