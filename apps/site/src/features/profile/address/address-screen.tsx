import { Card } from '@fairground/ui/layout/card.tsx'

import { useText } from '#core/text/text.ts'
import { AccountPage } from '#shared/account/account-page.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { AddressForm } from './address-form.tsx'

export function AddressScreen() {
  const t = useText()
  const player = useAccountPlayer()
  return (
    <AccountPage page="address" intro={t('account.address.intro')}>
      {player && (
        <Card as="div">
          <AddressForm details={player.details} />
        </Card>
      )}
    </AccountPage>
  )
}
