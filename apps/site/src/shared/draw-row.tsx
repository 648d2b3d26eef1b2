import type { GameRule } from '@fairground/contract/entities/game-rule'
import type { LastDraw } from '@fairground/contract/entities/last-draw'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { DrawnResult } from '#shared/drawn-result.tsx'
import styles from './draw-row.module.css'

export interface DrawRowProps {
  draw: LastDraw
  gameRule: GameRule
  day: string
  /** Undefined: the jackpot was not won. */
  jackpotWon: string | undefined
  verify: { text: string; label: string }
}

/** One past draw of any kind: when, what was drawn, and the way to check it. */
export function DrawRow({ draw, gameRule, day, jackpotWon, verify }: DrawRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.day}>{day}</span>
      <DrawnResult drawn={{ gameRule, ...draw }} className={styles.balls} />
      {jackpotWon && <Badge tone="win">{jackpotWon}</Badge>}
      <TextLink href={`/draws?id=${draw.gameInstanceId}`} className={styles.link} icon="shield">
        <span aria-hidden="true">{verify.text}</span>
        <span className="vh">{verify.label}</span>
      </TextLink>
    </li>
  )
}
