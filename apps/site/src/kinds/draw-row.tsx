import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { DrawnResult } from './drawn-result.tsx'
import styles from './draw-row.module.css'

export interface DrawRowProps {
  draw: LastDraw
  gameRule: GameRule
  day: string
  /** Undefined if the jackpot was not won. */
  jackpotWon: string | undefined
  verify: { text: string; label: string }
}

/** One past draw of any kind: its day, its result and a link to verify it. */
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
