import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { NotificationPreferences } from '#features/notifications/notification-preferences.tsx'
import { AccountPage } from '#shared/account/account-page.tsx'
import { ContactPreferenceForm } from './contact-preference-form.tsx'
import { contactPreferenceQuery } from './contact-preference-query.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'

export function NotificationsScreen() {
  const t = useText()
  const player = useAccountPlayer()
  const query = useQuery({ ...contactPreferenceQuery, enabled: player !== null })
  return (
    <AccountPage page="notifications" intro={t('account.notifications.intro')}>
      <Card as="div">
        <AccountLoaded query={query} failed={t('account.notifications.failed')} height={280}>
          {preference => <ContactPreferenceForm current={preference} />}
        </AccountLoaded>
      </Card>
      {player !== null && <NotificationPreferences />}
    </AccountPage>
  )
}
