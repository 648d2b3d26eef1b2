import type { DigitBet } from '@fairground/rules/playout/digit-bets'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#app/text.ts'
import styles from './bet-tags.module.css'

/** What is staked on a play of digits, and whether it can still win. */
export function BetTags({ bets }: { bets: readonly DigitBet[] }) {
  const t = useText()
  return (
    <span className={styles.bets} aria-hidden="true">
      {bets.map(({ option, units, standing }) => (
        <span key={option} data-standing={standing}>
          {standing === 'won' && <Icon name="check" size="sm" />}
          {t(`playout.lines.bets.${option}`)}
          {units > 1 && ` ×${units}`}
        </span>
      ))}
    </span>
  )
}
