import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { NavLink } from 'react-router'
import { useMemberId } from '#core/operator/current-operator.ts'
import { type PageName, toPath } from '#core/pages.ts'
import { openPalette } from './palette/palette-store.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './phone-bar.module.css'

const tasks: readonly { readonly page: PageName; readonly title: string; readonly icon: IconName }[] = [
  { page: 'today', title: 'Today', icon: 'grid' },
  { page: 'proposals', title: 'Approve', icon: 'check' },
  { page: 'drawRoom', title: 'Draws', icon: 'play' },
]

/** The tasks that are made for a phone: approve, hold or release, look up. */
export function PhoneBar({ pages }: { readonly pages: readonly PageName[] }) {
  const memberId = useMemberId()
  const waiting = useWaiting()
  return (
    <nav className={styles.bar} aria-label="Tasks">
      {tasks
        .filter(({ page }) => pages.includes(page))
        .map(({ page, title, icon }) => (
          <NavLink key={page} to={toPath(memberId, page)} className={styles.task ?? ''}>
            <Icon name={icon} />
            {title}
            {waiting[page] && waiting[page].count > 0 && (
              <span className={styles.count}>{waiting[page].count}</span>
            )}
          </NavLink>
        ))}
      <button type="button" className={styles.task} onClick={openPalette}>
        <Icon name="search" />
        Find
      </button>
    </nav>
  )
}
