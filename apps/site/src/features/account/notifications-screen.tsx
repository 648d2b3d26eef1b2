import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { AccountPage } from '#features/account/account-page.tsx'
import { ContactPreferenceForm } from '#features/account/contact-preference-form.tsx'
import { contactPreferenceQuery } from '#features/account/contact-preference-query.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { useAccountPlayer } from '#features/account/use-account-player.ts'

export function NotificationsScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const query = useQuery({ ...contactPreferenceQuery, enabled: player !== null })
  return (
    <AccountPage page="notifications" intro={t('account.notifications.intro')}>
      <Card as="div">
        <Loaded query={query} failed={t('account.notifications.failed')} height={280}>
          {kept => <ContactPreferenceForm kept={kept} />}
        </Loaded>
      </Card>
    </AccountPage>
  )
}
