import { Icon } from '@fairground/ui/icons/icon.tsx'
import { memo } from 'react'
import { setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { SessionMenu } from '#shared/layout/session-menu.tsx'
import styles from './hall-dock.module.css'

/** The bar at the bottom of a phone: automatic marking, nicknames, and the session time. */
export const HallDock = memo(function HallDock({
  nicknames,
  loggedIn,
}: {
  nicknames: boolean
  loggedIn: boolean
}) {
  const t = useText()
  const { callerNicknames } = usePreferences()
  return (
    <div className={styles.dock}>
      <span className={styles.item} data-on="">
        <Icon name="check" />
        {t('bingo.playout.tickets.autoDaub')}
      </span>
      {nicknames && (
        <button
          type="button"
          className={styles.item}
          aria-pressed={callerNicknames}
          data-on={callerNicknames || undefined}
          onClick={() => setPreferences({ callerNicknames: !callerNicknames })}
        >
          <Icon name="megaphone" />
          {t('bingo.playout.nicknames')}
        </button>
      )}
      {loggedIn && (
        <div className={styles.session}>
          <SessionMenu />
        </div>
      )}
    </div>
  )
})
