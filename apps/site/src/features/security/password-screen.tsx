import { Card } from '@fairground/ui/layout/card.tsx'

import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { IdentityCard } from './identity-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { longDay } from '#core/time/date.ts'
import styles from './password-screen.module.css'

/** Password, second factors, linked identity and sessions. */
export function PasswordScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const changed = player?.statistics.lastPasswordChangeDate ?? null
  return (
    <AccountPage page="password">
      {player && (
        <>
          <Card title={t('account.password.change')}>
            {changed !== null && (
              <p className={styles.changed}>{t('account.rows.changed', { day: longDay(changed) })}</p>
            )}
            <PasswordForm username={player.username} />
          </Card>
          <SecondStepCard />
          <IdentityCard />
          <SessionsCard />
        </>
      )}
    </AccountPage>
  )
}
