import { Card } from '@fairground/ui/parts/card.tsx'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { IdentityCard } from '#features/account/identity-card.tsx'
import { PasswordForm } from '#features/account/password-form.tsx'
import { SecondStepCard } from '#features/account/second-step-card.tsx'
import { SessionsCard } from '#features/account/sessions-card.tsx'
import { longDay } from '#shared/date.ts'
import styles from './password-screen.module.css'

/** How the player gets in, and who else is in. */
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
