import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from '#controls/anchor.tsx'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  id: string
  label: string
  icon: IconName
  /** Either a link or an action: Menu opens the drawer, Live may open a sheet. */
  href?: string
  onPress?: () => void
  current?: boolean
  /** Shows a dot with this meaning, for instance "a game is running". */
  dot?: string | undefined
}

function Content({ item }: { item: TabBarItem }) {
  return (
    <>
      <Icon name={item.icon} size="lg" />
      <span>{item.label}</span>
      {item.dot && (
        <span className={styles.dot}>
          <span className="vh">{item.dot}</span>
        </span>
      )}
    </>
  )
}

/** Main navigation on phones; hidden from 768 pixels on. */
export function TabBar({ label, items }: { label: string; items: readonly TabBarItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(item =>
        item.href === undefined ? (
          <button key={item.id} type="button" className={styles.item} onClick={item.onPress}>
            <Content item={item} />
          </button>
        ) : (
          <Anchor
            key={item.id}
            className={styles.item}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            <Content item={item} />
          </Anchor>
        ),
      )}
    </nav>
  )
}
