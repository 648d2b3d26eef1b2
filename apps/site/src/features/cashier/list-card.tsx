import { Card } from '@fairground/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import styles from './list-card.module.css'

/** A card with rows from edge to edge. */
export function ListCard({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Card pad="none" title={title} action={action} className={styles.card}>
      {children}
    </Card>
  )
}
