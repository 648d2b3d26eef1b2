import type { DigitBet } from '@fairground/rules/kinds/pick-x/digit-bets'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import styles from './bet-tags.module.css'

/** The bets on a digits play, and whether each can still win. */
export function BetTags({ bets }: { bets: readonly DigitBet[] }) {
  const t = useText()
  return (
    <span className={styles.bets} aria-hidden="true">
      {bets.map(({ option, units, status }) => (
        <span key={option} data-status={status}>
          {status === 'won' && <Icon name="check" size="sm" />}
          {t(`playout.lines.bets.${option}`)}
          {units > 1 && ` ×${units}`}
        </span>
      ))}
    </span>
  )
}
