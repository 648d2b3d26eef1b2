import { isReconnectForbidden } from '@fairground/client/connection-state'
import { ConnectionBanner } from '@fairground/ui/feedback/connection.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Wrap } from '@fairground/ui/layout/page.tsx'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { channel } from '#core/connection/connection.ts'
import { connectionStore } from '#core/connection/connection-store.ts'
import { errorText } from '#core/text/error-text.ts'
import { usePlatformMessage } from '#core/connection/maintenance.ts'
import { newVersion } from '#app/live/new-version.ts'
import { useText } from '#core/text/text.ts'
import { useServerNow } from '#core/time/server-now.ts'
import styles from './banners.module.css'

const quietMs = 2000

/** A disconnect shorter than two seconds is not shown. */
const useLongOffline = (): boolean => {
  const offline = useStore(
    connectionStore,
    state => state.status !== 'connected' && state.retries > 0 && !isReconnectForbidden(state),
  )
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!offline) return undefined
    const timer = setTimeout(() => setLong(true), quietMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [offline])
  return long
}

function Offline() {
  const t = useText()
  const count = useStore(connectionStore, state => state.retries)
  return (
    <ConnectionBanner
      title={t('connection.reconnecting', { count })}
      text={t('connection.safe')}
      retry={{ label: t('connection.retryNow'), onPress: channel.open }}
    />
  )
}

const dismissedKey = 'fairground.dismissedMessage'

/** Hidden by its id, so that a later message is shown again. */
function PlatformMessage() {
  const t = useText()
  const shown = usePlatformMessage()
  const now = useServerNow(60_000)
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey))
  if (shown === null || String(shown.messageId) === dismissed) return null
  if (shown.until !== null && shown.until <= now) return null
  const dismiss = (): void => {
    localStorage.setItem(dismissedKey, String(shown.messageId))
    setDismissed(String(shown.messageId))
  }
  return (
    <aside className={styles.platform} aria-label={t('shell.platformMessage')}>
      <Wrap className={styles.strip}>
        <span className={styles.icon}>
          <Icon name="megaphone" />
        </span>
        <p role="status">
          <b>{shown.title === '' ? t('shell.platformMessage') : shown.title}</b> {shown.message}
        </p>
        <IconButton icon="close" label={t('shell.dismiss')} onPress={dismiss} />
      </Wrap>
    </aside>
  )
}

function NewVersion() {
  const t = useText()
  const available = useStore(newVersion, state => state.available)
  if (!available) return null
  const { title, text } = errorText('browser.newVersion')
  return (
    <Wrap className={styles.message}>
      <Note live icon="download">
        <b>{title}</b>
        <p>{text}</p>
        <Button tone="primary" size="sm" onPress={() => location.reload()}>
          {t('shell.update')}
        </Button>
      </Note>
    </Wrap>
  )
}

export function Banners() {
  const offline = useLongOffline()
  return (
    <>
      {offline && <Offline />}
      <NewVersion />
      <PlatformMessage />
    </>
  )
}
