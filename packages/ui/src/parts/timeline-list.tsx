import { useRef, type ReactNode } from 'react'
import { Anchor } from '#parts/anchor.tsx'
import { Badge } from '#parts/badge.tsx'
import { classes } from '#parts/classes.ts'
import { IconButton } from '#parts/icon-button.tsx'
import styles from './timeline-list.module.css'

export interface TimelineItem {
  id: string
  href: string
  /** The start time, or the word for a running game when `live`. */
  time: string
  live?: boolean
  /** "3 lines", when the player is in. */
  joined?: string | undefined
  title: string
  note: ReactNode
}

export interface TimelineListProps {
  label: string
  items: readonly TimelineItem[]
  previousLabel: string
  nextLabel: string
}

export function TimelineList({ label, items, previousLabel, nextLabel }: TimelineListProps) {
  const list = useRef<HTMLUListElement>(null)
  const turn = (direction: -1 | 1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8 })
  return (
    <div className={styles.timeline}>
      <ul ref={list} className={styles.list} aria-label={label}>
        {items.map(item => (
          <li key={item.id} data-state={item.live ? 'now' : item.joined ? 'in' : undefined}>
            <Anchor href={item.href}>
              <span className={styles.top}>
                {item.live ? (
                  <Badge tone="live">{item.time}</Badge>
                ) : (
                  <span className={classes(styles.time, 'num')}>{item.time}</span>
                )}
                {item.joined && (
                  <Badge tone="win" icon="check">
                    {item.joined}
                  </Badge>
                )}
              </span>
              <span className={styles.title}>{item.title}</span>
              <span className="meta num">{item.note}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <IconButton
        icon="back"
        label={previousLabel}
        onPress={() => turn(-1)}
        className={classes(styles.turn, styles.previous)}
      />
      <IconButton
        icon="next"
        label={nextLabel}
        onPress={() => turn(1)}
        className={classes(styles.turn, styles.next)}
      />
    </div>
  )
}
