import { emptyBall } from '@fairground/contract/constants'
import { BingoTicket, type BingoCell } from '@fairground/ui/games/bingo/bingo-ticket.tsx'
import { useText } from '#core/text/text.ts'
import { layouts } from '@fairground/fair/games/bingo/layout'

export interface BingoGridProps {
  numbers: readonly number[]
  balls: 75 | 90
  n: number
  called?: ReadonlySet<number> | undefined
}

const toRows = (numbers: readonly number[], columns: number): (readonly number[])[] =>
  Array.from({ length: numbers.length / columns }, (_, y) => numbers.slice(y * columns, (y + 1) * columns))

/** A dealt card with its called numbers marked. */
export function BingoGrid({ numbers, balls, n, called }: BingoGridProps) {
  const t = useText()
  const rows = toRows(numbers, layouts[balls].columns).map(row =>
    row.map(
      (number): BingoCell =>
        number === emptyBall
          ? { number: null, state: 'open', ...(balls === 75 && { free: true }) }
          : { number, state: called?.has(number) ? 'called' : 'open' },
    ),
  )
  return (
    <BingoTicket
      title={t('after.bets.bingoTicket', { n })}
      rows={rows}
      {...(balls === 75 && { head: ['B', 'I', 'N', 'G', 'O'] })}
      cellLabel={(number, state) =>
        state === 'called' ? t('after.bets.called', { number }) : String(number)
      }
      freeLabel={t('after.bets.free')}
      label={t('after.bets.bingoTicket', { n })}
    />
  )
}
