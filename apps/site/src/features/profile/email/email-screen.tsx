import { Card } from '@fairground/ui/layout/card.tsx'

import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { EmailForm } from './email-form.tsx'
import { EmailStatus } from './email-status.tsx'

export function EmailScreen() {
  const t = useText()
  const player = useAccountPlayer()
  return (
    <AccountPage page="email" intro={t('account.email.intro')}>
      {player && (
        <>
          <Card title={t('account.email.now')}>
            <EmailStatus player={player} />
          </Card>
          <Card title={t('account.email.change')}>
            <EmailForm />
          </Card>
        </>
      )}
    </AccountPage>
  )
}
