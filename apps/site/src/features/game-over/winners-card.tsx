import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { formatExact, formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useText } from '#app/text.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './winners-card.module.css'

export interface WinnersCardProps {
  results: GameResults
  ladder: readonly PrizeLadderRow[]
  currencyId: string
  pick: number
}

/** How many lines won on each tier, and what each of them got. */
export function WinnersCard({ results, ladder, currencyId, pick }: WinnersCardProps) {
  const t = useText()
  const jackpotTiers = new Set(ladder.filter(({ kind }) => kind === 'jackpot').map(({ tier }) => tier))
  const tiers = results.winners
    .toSorted((a, b) => b.matches - a.matches)
    .map(({ tier, matches, winners, each }) => ({
      id: String(tier),
      pips: { filled: matches, total: pick },
      name: jackpotTiers.has(tier)
        ? t('gameOver.winners.jackpot')
        : t('gameOver.winners.matches', { count: matches }),
      note: t('gameOver.winners.tier', { count: winners }),
      prize:
        winners === 0 ? '–' : t('gameOver.winners.each', { amount: formatExact(moneyOf(each, currencyId)) }),
    }))
  const jackpot = formatPrize(moneyOf(results.jackpot.after, currencyId))
  return (
    <Card
      title={t('gameOver.winners.title')}
      action={<span className="num">{t('gameOver.winners.count', { count: results.winnersCount })}</span>}
    >
      {results.winnersCount === 0 && <p className="muted">{t('gameOver.winners.nobody')}</p>}
      <PrizeLadder tiers={tiers} label={t('gameOver.winners.title')} />
      {jackpotTiers.size > 0 && (
        <p className={styles.jackpot}>
          {results.jackpot.won
            ? t('gameOver.winners.jackpotGone', { amount: jackpot })
            : t('gameOver.winners.jackpotStays', { amount: jackpot })}
        </p>
      )}
    </Card>
  )
}
