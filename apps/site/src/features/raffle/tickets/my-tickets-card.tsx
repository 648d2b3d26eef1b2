import { formatExact } from '#core/money-format.ts'
import { add, zero } from '@fairground/rules/money/money'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { type DrawnPrize, isMyWin } from './drawn-prizes.ts'
import { TicketNumbers } from './ticket-numbers.tsx'
import { usePrizeWords } from './use-prize-words.ts'
import styles from './my-tickets-card.module.css'

export interface MyTicketsCardProps {
  tickets: readonly number[]
  /** The prizes drawn so far. */
  shown: readonly DrawnPrize[]
  loggedIn: boolean
}

/** The player's ticket numbers, with drawn tickets marked. */
export function MyTicketsCard({ tickets, shown, loggedIn }: MyTicketsCardProps) {
  const t = useText()
  const { won } = usePrizeWords()
  const mine = shown.filter(isMyWin)
  const [first] = mine
  return (
    <Card
      title={t('raffle.playout.tickets.title')}
      action={tickets.length > 0 && <Badge>{t('order.tickets', { count: tickets.length })}</Badge>}
    >
      {tickets.length === 0 ? (
        <p className="muted">
          {t(loggedIn ? 'raffle.playout.tickets.none' : 'raffle.playout.tickets.noneLoggedOut')}
        </p>
      ) : (
        <TicketNumbers
          label={t('raffle.playout.tickets.title')}
          tickets={tickets}
          won={new Map(mine.map(prize => [prize.ticket, won(prize)]))}
        />
      )}
      {first && (
        <p className={styles.won}>
          {t('raffle.playout.tickets.won')}
          <b className="num">
            {formatExact(
              mine.reduce((sum, { amount }) => add(sum, amount), zero(first.amount.currency)),
              { decimals: 'always' },
            )}
          </b>
        </p>
      )}
    </Card>
  )
}
