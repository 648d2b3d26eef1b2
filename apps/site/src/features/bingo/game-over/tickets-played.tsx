import type { PlayResult } from '@fairground/contract/entities/plays/play'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { MyCards } from '#features/bingo/tickets/my-cards.tsx'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import type { BingoView } from '#features/bingo/game/bingo-view.ts'
import { TicketCard } from '#features/bingo/tickets/ticket-card.tsx'
import { toMoney } from '#core/money.ts'

export interface TicketsPlayedProps {
  view: BingoView
  balls: BingoRule['balls']
  plays: readonly PlayResult[]
  currencyId: string
}

/** The player's tickets at the end of the game, winning ones first. */
export function TicketsPlayed({ view, balls, plays, currencyId }: TicketsPlayedProps) {
  const t = useText()
  if (view.cards.length === 0) return null
  const wonBySeq = new Map(plays.map(({ seq, won }) => [seq, toMoney(won, currencyId)]))
  const amount = (seq: number): bigint => wonBySeq.get(seq)?.amount ?? 0n
  const byAmount = view.cards
    .map(({ card }) => card)
    .toSorted((a, b) => Number(amount(b.seq) - amount(a.seq)) || a.n - b.n)
  return (
    <Card title={t('bingo.over.tickets')} pad="sm">
      <MyCards cards={byAmount} balls={balls}>
        {card => {
          const { mark, lines } = view.cards[card.n - 1] ?? { mark: 0, lines: 0 }
          const won = wonBySeq.get(card.seq)
          return won && won.amount > 0n ? (
            <TicketCard
              card={card}
              balls={balls}
              mark={mark}
              lines={lines}
              won
              end={<Badge tone="win">{formatExact(won, { decimals: 'always' })}</Badge>}
            />
          ) : (
            <TicketCard card={card} balls={balls} mark={mark} lines={lines} />
          )
        }}
      </MyCards>
    </Card>
  )
}
