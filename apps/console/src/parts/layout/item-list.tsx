import type { ReactNode } from 'react'
import styles from './item-list.module.css'

export interface Item {
  readonly id: number
  readonly title: ReactNode
  readonly text: ReactNode
  readonly act?: ReactNode
}

/** The first entries of a worklist beside another one. */
export function ItemList({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, title, text, act }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
          {act}
        </li>
      ))}
    </ul>
  )
}
