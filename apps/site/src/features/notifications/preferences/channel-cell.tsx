import type {
  NotificationChannel,
  NotificationKind,
} from '@fairground/contract/entities/notifications/notification'
import type { NotificationPreference } from '@fairground/contract/entities/notifications/notification-preference'
import { Switch } from '@fairground/ui/controls/switch.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import styles from './preference-table.module.css'

export interface ChannelCellProps {
  kind: NotificationKind
  channel: NotificationChannel
  state: NotificationPreference[NotificationChannel]
  disabled: boolean
  onChange: (enabled: boolean) => void
}

/** A switch, or the fixed state of a channel in words. */
export function ChannelCell({ kind, channel, state, disabled, onChange }: ChannelCellProps) {
  const t = useText()
  if (state === 'never') return <span className={styles.fixed}>{t('notifications.preferences.never')}</span>
  if (state === 'always')
    return (
      <span className={styles.fixed}>
        <Icon name="lock" size="sm" />
        {t('notifications.preferences.always')}
      </span>
    )
  const label = t('notifications.preferences.cell', {
    kind: t(`notifications.preferences.kinds.${kind}`),
    channel: t(`notifications.preferences.channels.${channel}`),
  })
  return (
    <Switch
      label={<span className="vh">{label}</span>}
      checked={state === 'on' && !disabled}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
