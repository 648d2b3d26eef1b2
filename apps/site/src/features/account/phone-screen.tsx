import { Card } from '@fairground/ui/parts/card.tsx'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { PhoneForm } from '#features/account/phone-form.tsx'
import { PhoneStanding } from '#features/account/phone-standing.tsx'

export function PhoneScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const hasOne = player?.details.phoneMobile !== ''
  return (
    <AccountPage page="phone" intro={t('account.phone.intro')}>
      {player && (
        <>
          {hasOne && (
            <Card title={t('account.phone.now')}>
              <PhoneStanding details={player.details} />
            </Card>
          )}
          <Card title={t(hasOne ? 'account.phone.change' : 'account.phone.add')}>
            <PhoneForm details={player.details} />
          </Card>
        </>
      )}
    </AccountPage>
  )
}
