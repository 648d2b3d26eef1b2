import { useRef, type ReactNode } from 'react'
import { Anchor } from '#controls/anchor.tsx'
import { Badge } from '#feedback/badge.tsx'
import { classes } from '#classes.ts'
import { IconButton } from '#controls/icon-button.tsx'
import styles from './timeline-list.module.css'

export interface TimelineItem {
  id: string
  href: string
  /** The start time, or a word such as "LIVE" for a running game. */
  time: string
  live?: boolean
  /** "3 lines", if the player has joined. */
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
  const scrollPage = (direction: -1 | 1) =>
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
        onPress={() => scrollPage(-1)}
        className={classes(styles.turn, styles.previous)}
      />
      <IconButton
        icon="next"
        label={nextLabel}
        onPress={() => scrollPage(1)}
        className={classes(styles.turn, styles.next)}
      />
    </div>
  )
}
