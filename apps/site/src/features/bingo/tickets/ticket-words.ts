import type { BingoCellState } from '@fairground/ui/games/bingo/bingo-ticket.tsx'
import { t } from '#core/text/text.ts'

/** Caches texts, because many tickets need them at every ball. */
const memoize = <A extends readonly (string | number)[]>(make: (...args: A) => string) => {
  const cache = new Map<string, string>()
  return (...args: A): string => {
    const key = args.join(' ')
    const text = cache.get(key) ?? make(...args)
    cache.set(key, text)
    return text
  }
}

/** "Ticket 4". */
export const ticketText = memoize((n: number) => t('bingo.ticket', { n }))

/** "2 to go". */
export const toGoText = memoize((count: number) => t('bingo.toGo', { count }))

/** The accessible name of a cell: "23, called". */
export const cellText = memoize((number: number, state: BingoCellState) =>
  t(`bingo.cell.${state === 'new' ? 'called' : state}`, { number }),
)
