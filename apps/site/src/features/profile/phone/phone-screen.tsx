import { Card } from '@fairground/ui/layout/card.tsx'

import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { HomePhone } from './home-phone.tsx'
import { PhoneForm } from './phone-form.tsx'
import { PhoneStatus } from '#shared/account/phone-status.tsx'

export function PhoneScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const hasOne = player?.details.phoneMobile !== '' || player.details.phonePending !== undefined
  return (
    <AccountPage page="phone" intro={t('account.phone.intro')}>
      {player && (
        <>
          {hasOne && (
            <Card title={t('account.phone.now')}>
              <PhoneStatus details={player.details} />
            </Card>
          )}
          <Card title={t(hasOne ? 'account.phone.change' : 'account.phone.add')}>
            <PhoneForm details={player.details} />
          </Card>
          <HomePhone details={player.details} />
        </>
      )}
    </AccountPage>
  )
}
