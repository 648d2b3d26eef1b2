import { useEffect } from 'react'
import { toMoney } from '#core/money.ts'
import { holdPrize, recheckHeldPrizes } from '#core/stores/held-prizes.ts'
import type { Reveal } from './use-reveal.ts'

/** Keeps the prize of a card out of the shown balance until the last place is uncovered. */
export const useHeldPrize = (ticket: string, { card, finished, fresh }: Reveal, currencyId: string): void => {
  const { won } = card
  const covered = fresh && !finished && won !== undefined
  useEffect(
    () => (covered ? holdPrize(ticket, toMoney(won, currencyId)) : undefined),
    [covered, ticket, won, currencyId],
  )
  useEffect(() => {
    if (fresh && finished) recheckHeldPrizes()
  }, [fresh, finished])
}
