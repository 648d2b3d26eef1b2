import { Card } from '@fairground/ui/parts/card.tsx'

import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'
import { AddressForm } from '#features/account/address-form.tsx'

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
