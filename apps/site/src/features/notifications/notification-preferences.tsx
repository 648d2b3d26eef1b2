import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { PreferenceTable } from './preferences/preference-table.tsx'
import { preferencesQuery } from './preferences/preferences-query.ts'
import { PushCard } from './preferences/push-card.tsx'

/** The choices about notifications: what arrives where, and push messages in this browser. */
export function NotificationPreferences() {
  const t = useText()
  const query = useQuery(preferencesQuery)
  return (
    <AccountLoaded query={query} failed={t('account.notifications.failed')} height={480}>
      {preferences => (
        <>
          <PushCard pushKey={preferences.pushKey} />
          <Card as="section" title={t('notifications.preferences.title')}>
            <PreferenceTable {...preferences} />
          </Card>
        </>
      )}
    </AccountLoaded>
  )
}
