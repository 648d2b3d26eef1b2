import type { LastDraw } from '@fairground/contract/entities/last-draw'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { BallRow } from '@fairground/ui/parts/ball-row.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import styles from './draw-row.module.css'

export interface DrawRowProps {
  draw: LastDraw
  max: number
  day: string
  numbersLabel: string
  /** Undefined: the jackpot was not won. */
  jackpotWon: string | undefined
  verify: { text: string; label: string }
}

/** One past draw: when, the numbers, and the way to check it. */
export function DrawRow({ draw, max, day, numbersLabel, jackpotWon, verify }: DrawRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.day}>{day}</span>
      <BallRow
        numbers={draw.numbers}
        max={max}
        bonus={draw.numbers2nd ?? []}
        label={numbersLabel}
        size={38}
        className={styles.balls}
      />
      {jackpotWon && <Badge tone="win">{jackpotWon}</Badge>}
      <TextLink href={`/draws?id=${draw.gameInstanceId}`} className={styles.link} icon="shield">
        <span aria-hidden="true">{verify.text}</span>
        <span className="vh">{verify.label}</span>
      </TextLink>
    </li>
  )
}
