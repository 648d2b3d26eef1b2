import type { BingoCellState } from '@fairground/ui/parts/bingo-ticket.tsx'
import { t } from '#app/text.ts'

/** Asked for many tickets at every ball, so each text is made once. */
const once = <A extends readonly (string | number)[]>(make: (...about: A) => string) => {
  const made = new Map<string, string>()
  return (...about: A): string => {
    const key = about.join(' ')
    const text = made.get(key) ?? make(...about)
    made.set(key, text)
    return text
  }
}

/** "Ticket 4". */
export const ticketText = once((n: number) => t('bingo.ticket', { n }))

/** "2 to go". */
export const toGoText = once((count: number) => t('bingo.toGo', { count }))

/** What one number of a ticket says aloud: "23, called". */
export const cellText = once((number: number, state: BingoCellState) =>
  t(`bingo.cell.${state === 'new' ? 'called' : state}`, { number }),
)
