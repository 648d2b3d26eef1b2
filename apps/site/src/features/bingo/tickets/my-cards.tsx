import { Button } from '@fairground/ui/controls/button.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { BingoCard } from './bingo-card.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import styles from './my-cards.module.css'

const initialCount = 6

export interface MyCardsProps {
  cards: readonly BingoCard[]
  balls: BingoRule['balls']
  children: (card: BingoCard) => ReactNode
}

/** The player's cards in two columns, the first few until the player expands the list. */
export function MyCards({ cards, balls, children }: MyCardsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const shown = all ? cards : cards.slice(0, initialCount)
  return (
    <>
      <div className={styles.cards} data-balls={balls}>
        {shown.map(card => (
          <div key={card.seq}>{children(card)}</div>
        ))}
      </div>
      {shown.length < cards.length && (
        <Button full onPress={() => setAll(true)}>
          {t('bingo.lobby.joined.showAll', { count: cards.length })}
        </Button>
      )}
    </>
  )
}
