import { notificationChannels } from '@fairground/contract/entities/notifications/notification'
import type { NotificationPreferences } from '@fairground/contract/entities/notifications/notification-preference'
import { useText } from '#core/text/text.ts'
import { ChannelCell } from './channel-cell.tsx'
import { useSetPreference } from './use-set-preference.ts'
import styles from './preference-table.module.css'

/** Which kinds of notifications arrive through which channel. */
export function PreferenceTable({ preferences, contactByEmail, pushDevices }: NotificationPreferences) {
  const t = useText()
  const setPreference = useSetPreference()
  const isOff = { inApp: false, mail: !contactByEmail, push: pushDevices === 0 }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.preferences.kind')}</th>
          {notificationChannels.map(channel => (
            <th key={channel} scope="col">
              {t(`notifications.preferences.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map(({ kind, ...states }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`notifications.preferences.kinds.${kind}`)}
              <span className={styles.text}>{t(`notifications.preferences.texts.${kind}`)}</span>
            </th>
            {notificationChannels.map(channel => (
              <td key={channel} data-channel={t(`notifications.preferences.channels.${channel}`)}>
                <ChannelCell
                  kind={kind}
                  channel={channel}
                  state={states[channel]}
                  disabled={isOff[channel]}
                  onChange={enabled => setPreference({ kind, channel, enabled })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
