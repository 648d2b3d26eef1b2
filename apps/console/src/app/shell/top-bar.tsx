import type { PageName } from '#core/pages.ts'
import { Palette } from './palette/palette.tsx'
import { DatabaseClock } from './database-clock.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SystemState } from './system-state.tsx'
import styles from './top-bar.module.css'

/** Search, state of the system, clock of the database, the person. */
export function TopBar({ pages }: { readonly pages: readonly PageName[] }) {
  return (
    <header className={styles.bar}>
      <Palette pages={pages} />
      <span className={styles.space} />
      <SystemState />
      <DatabaseClock />
      <span className={styles.line} />
      <PersonMenu />
    </header>
  )
}
