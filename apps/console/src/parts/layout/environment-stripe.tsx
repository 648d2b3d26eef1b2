import type { ConsoleEnvironment } from '@fairground/contract/operator/public-console-settings'
import { getSettings } from '#core/settings.ts'
import styles from './environment-stripe.module.css'

const environmentWords: Readonly<Record<Exclude<ConsoleEnvironment, 'production'>, string>> = {
  rehearsal: 'Rehearsal: no real money',
  development: 'Development: no real money',
  demo: 'Demo: no real money',
}

/** A stripe over the page of an installation that is not in production. */
export function EnvironmentStripe() {
  const { environment } = getSettings()
  if (environment === 'production') return null
  return (
    <div className={styles.stripe} data-environment={environment} role="region" aria-label="Environment">
      <span>{environmentWords[environment]}</span>
    </div>
  )
}
