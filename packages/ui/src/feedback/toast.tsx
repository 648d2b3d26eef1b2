import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { Icon, type IconName } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import { IconButton } from '#controls/icon-button.tsx'
import styles from './toast.module.css'

export interface ToastMessage {
  tone: 'win' | 'warn' | 'danger' | 'info'
  title: ReactNode
  text?: ReactNode
  /** A link or button at the right. */
  action?: ReactNode
  icon?: IconName
}

const icons: Record<ToastMessage['tone'], IconName> = {
  win: 'check',
  warn: 'clock',
  danger: 'info',
  info: 'check',
}
const infoTimeoutMs = 6000

export type Toasts = ToastQueue<ToastMessage>

/** Shows at most three toasts, the newest on top. */
export function createToasts(): Toasts {
  return new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
}

/** Errors stay until closed, other toasts time out unless hovered. Returns the key that closes the toast. */
export function showToast(
  toasts: Toasts,
  message: ToastMessage,
  { stay = message.tone === 'danger' } = {},
): string {
  return toasts.add(message, stay ? {} : { timeout: infoTimeoutMs })
}

function ToastBody({ message }: { message: ToastMessage }) {
  return (
    <>
      <span className={styles.icon} data-tone={message.tone}>
        <Icon name={message.icon ?? icons[message.tone]} size="sm" />
      </span>
      <div className={styles.text}>
        <Text slot="title" elementType="b">
          {message.title}
        </Text>
        {message.text && (
          <Text slot="description" elementType="div" className={classes(styles.note)}>
            {message.text}
          </Text>
        )}
      </div>
      {message.action}
    </>
  )
}

export function ToastRegion({
  toasts,
  label,
  closeLabel,
}: {
  toasts: Toasts
  label: string
  closeLabel: string
}) {
  return (
    <AriaToastRegion queue={toasts} className={classes(styles.region)} aria-label={label}>
      {({ toast }) => (
        <AriaToast toast={toast} className={classes(styles.toast)}>
          <AriaToastContent className={classes(styles.content)}>
            <ToastBody message={toast.content} />
          </AriaToastContent>
          <IconButton icon="close" size="sm" label={closeLabel} onPress={() => toasts.close(toast.key)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
