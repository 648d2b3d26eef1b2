import { Card } from '@fairground/ui/parts/card.tsx'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { EmailForm } from '#features/account/email-form.tsx'
import { EmailStanding } from '#features/account/email-standing.tsx'

export function EmailScreen() {
  const t = useText()
  const player = useAccountPlayer()
  return (
    <AccountPage page="email" intro={t('account.email.intro')}>
      {player && (
        <>
          <Card title={t('account.email.now')}>
            <EmailStanding player={player} />
          </Card>
          <Card title={t('account.email.change')}>
            <EmailForm />
          </Card>
        </>
      )}
    </AccountPage>
  )
}
