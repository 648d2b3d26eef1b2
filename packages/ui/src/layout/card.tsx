import { useId, type ReactNode } from 'react'
import { classes } from '#classes.ts'
import styles from './card.module.css'

export interface CardProps {
  as?: 'section' | 'article' | 'div' | 'aside' | 'li'
  pad?: 'md' | 'sm' | 'none'
  title?: ReactNode
  titleSize?: 'lg' | 'xl'
  /** A link, badge or short text at the right of the title. */
  action?: ReactNode
  tone?: 'plain' | 'win' | 'danger' | 'current'
  className?: string | undefined
  children?: ReactNode
}

export function Card(props: CardProps) {
  const {
    as: Tag = 'section',
    pad = 'md',
    title,
    titleSize = 'lg',
    action,
    tone = 'plain',
    className,
    children,
  } = props
  const titleId = useId()
  return (
    <Tag
      className={classes(styles.card, className)}
      data-pad={pad}
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || action) && (
        <header className={styles.head}>
          {title && (
            <h2 id={titleId} className={styles.title} data-size={titleSize}>
              {title}
            </h2>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      {children}
    </Tag>
  )
}
