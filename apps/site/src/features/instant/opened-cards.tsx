import type { Game } from '@fairground/contract/entities/games/game'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { toMoney } from '#core/money.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import { totalStake } from '#shared/money/total-stake.ts'
import styles from './opened-cards.module.css'

const initialCount = 5

export interface OpenedCardsProps {
  game: Pick<Game, 'currencyId' | 'payoutCurrencyId'>
  cards: readonly CardPlay[]
  onView: (seq: number) => void
}

/** The player's opened cards of this deck, newest first, with the prize of each. */
export function OpenedCards({ game, cards, onView }: OpenedCardsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (cards.length === 0) return null
  const exact = (amount: string) =>
    formatExact(toMoney(amount, game.payoutCurrencyId), { decimals: 'always' })
  return (
    <Card title={t('instant.opened.title')} action={t('instant.opened.count', { count: cards.length })}>
      <ul className={styles.list}>
        {(all ? cards : cards.slice(0, initialCount)).map(play => {
          const won = play.card.won ?? '0'
          const { tone } = computeOutcome(
            totalStake([play], game.currencyId),
            toMoney(won, game.payoutCurrencyId),
            1,
          )
          return (
            <li key={play.seq}>
              <span>{t('instant.card', { n: play.seq })}</span>
              {tone === 'none' ? (
                <span className="muted">{t('instant.opened.none')}</span>
              ) : (
                <Badge tone={tone === 'above' ? 'win' : 'neutral'}>
                  {t('instant.opened.back', { back: exact(won) })}
                </Badge>
              )}
              <TextButton onPress={() => onView(play.seq)}>{t('instant.opened.look')}</TextButton>
            </li>
          )
        })}
      </ul>
      {!all && cards.length > initialCount && (
        <Button full onPress={() => setAll(true)}>
          {t('instant.opened.all', { count: cards.length })}
        </Button>
      )}
    </Card>
  )
}
