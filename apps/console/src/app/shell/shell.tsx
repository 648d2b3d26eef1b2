import type { ReactNode } from 'react'
import type { PageName } from '#core/pages.ts'
import { EnvironmentStripe } from '#parts/layout/environment-stripe.tsx'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { usePreferences } from '#core/preferences.ts'
import { useMe } from '#core/session/session.ts'
import { TableSettingsProvider } from '#parts/table/state/table-settings.tsx'
import { useFollowLive } from '#core/live/use-follow-live.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import styles from './shell.module.css'

/** The frame of all pages: rail, top bar, content. */
export function Shell({
  pages,
  children,
}: {
  readonly pages: readonly PageName[]
  readonly children: ReactNode
}) {
  useFollowLive()
  const { staffId, name } = useMe()
  const { density, hasKeys } = usePreferences()
  useFocusOnNavigation()
  return (
    <div className={styles.shell}>
      <EnvironmentStripe />
      <a className={styles.skip} href="#content">
        To the content
      </a>
      <Rail pages={pages} />
      <div className={styles.side}>
        <TopBar pages={pages} />
        <main id="content" tabIndex={-1}>
          <TableSettingsProvider
            staffId={String(staffId)}
            staffName={name}
            density={density}
            hasSingleKeys={hasKeys}
            getNow={() => new Date(getDatabaseTime())}
          >
            {children}
          </TableSettingsProvider>
        </main>
      </div>
      <PhoneBar pages={pages} />
    </div>
  )
}
