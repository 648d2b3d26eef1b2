import type { PlayResult } from '@fairground/contract/entities/play'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { MyCards } from '#features/bingo/my-cards.tsx'
import type { BingoRule } from '#features/bingo/round.ts'
import type { RoundView } from '#features/bingo/round-view.ts'
import { TicketCard } from '#features/bingo/ticket-card.tsx'
import { moneyOf } from '#shared/money.ts'

export interface OverTicketsProps {
  view: RoundView
  balls: BingoRule['balls']
  plays: readonly PlayResult[]
  currencyId: string
}

/** My tickets as the game left them, those that won first. */
export function OverTickets({ view, balls, plays, currencyId }: OverTicketsProps) {
  const t = useText()
  if (view.cards.length === 0) return null
  const wonBy = new Map(plays.map(({ seq, won }) => [seq, moneyOf(won, currencyId)]))
  const amount = (seq: number): bigint => wonBy.get(seq)?.amount ?? 0n
  const byAmount = view.cards
    .map(({ card }) => card)
    .toSorted((a, b) => Number(amount(b.seq) - amount(a.seq)) || a.n - b.n)
  return (
    <Card title={t('bingo.over.tickets')} pad="sm">
      <MyCards cards={byAmount} balls={balls}>
        {card => {
          const { mark, lines } = view.cards[card.n - 1] ?? { mark: 0, lines: 0 }
          const won = wonBy.get(card.seq)
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
