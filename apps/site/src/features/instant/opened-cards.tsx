import type { Game } from '@fairground/contract/entities/game'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { moneyOf } from '#shared/money.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import { stakedOn } from '#shared/staked.ts'
import styles from './opened-cards.module.css'

const shownAtFirst = 5

export interface OpenedCardsProps {
  game: Pick<Game, 'currencyId' | 'payoutCurrencyId'>
  cards: readonly CardPlay[]
  onLook: (seq: number) => void
}

/** The cards of this deck that were opened, newest first, with what each cost and brought. */
export function OpenedCards({ game, cards, onLook }: OpenedCardsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (cards.length === 0) return null
  const exact = (amount: string) =>
    formatExact(moneyOf(amount, game.payoutCurrencyId), { decimals: 'always' })
  return (
    <Card title={t('instant.opened.title')} action={t('instant.opened.count', { count: cards.length })}>
      <ul className={styles.list}>
        {(all ? cards : cards.slice(0, shownAtFirst)).map(play => {
          const won = play.card.won ?? '0'
          const { tone } = outcomeOfGame(
            stakedOn([play], game.currencyId),
            moneyOf(won, game.payoutCurrencyId),
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
              <TextButton onPress={() => onLook(play.seq)}>{t('instant.opened.look')}</TextButton>
            </li>
          )
        })}
      </ul>
      {!all && cards.length > shownAtFirst && (
        <Button full onPress={() => setAll(true)}>
          {t('instant.opened.all', { count: cards.length })}
        </Button>
      )}
    </Card>
  )
}
