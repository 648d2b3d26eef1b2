import { Button } from '@fairground/ui/parts/button.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '#app/text.ts'
import type { BingoCard } from '#features/bingo/card.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import styles from './my-cards.module.css'

const shownAtFirst = 6

export interface MyCardsProps {
  cards: readonly BingoCard[]
  balls: BingoRule['balls']
  children: (card: BingoCard) => ReactNode
}

/** My cards two abreast, the first few until more are asked for. */
export function MyCards({ cards, balls, children }: MyCardsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const shown = all ? cards : cards.slice(0, shownAtFirst)
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
