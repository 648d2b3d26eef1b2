import { Anchor } from './anchor.tsx'
import { moveFocusByArrow } from './arrow-focus.ts'
import styles from './tabs.module.css'

export interface TabItem {
  id: string
  label: string
  href: string
  count?: number | undefined
}

/** Each tab is a link; the selected one is the current page. */
export function Tabs({
  label,
  items,
  selected,
}: {
  label: string
  items: readonly TabItem[]
  selected: string
}) {
  return (
    <nav className={styles.frame} aria-label={label}>
      <div className={styles.tabs} role="presentation" onKeyDown={moveFocusByArrow}>
        {items.map(item => (
          <Anchor key={item.id} href={item.href} aria-current={item.id === selected ? 'page' : undefined}>
            {item.label}
            {item.count !== undefined && <small className="num">{item.count}</small>}
          </Anchor>
        ))}
      </div>
    </nav>
  )
}
