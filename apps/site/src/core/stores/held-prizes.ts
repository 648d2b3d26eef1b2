import type { Money } from '@fairground/rules/money/money'
import { createStore } from 'zustand/vanilla'
import type { Balances } from './account-balances.ts'
import { playerStore } from './player-store.ts'
import { hasUnopened, type HeldPrizes, noHeldPrizes, toShownBalances } from './shown-balances.ts'

export const heldPrizes = createStore<HeldPrizes>(() => noHeldPrizes)

/** The balances on the screen. */
export const shownBalances = createStore<{ readonly balances: Balances }>(() => ({ balances: new Map() }))

const update = (): void =>
  shownBalances.setState(({ balances: before }) => ({
    balances: toShownBalances(playerStore.getState().balances, heldPrizes.getState(), before),
  }))

playerStore.subscribe(update)
heldPrizes.subscribe(update)

/** Asks the server again, because a card was opened. */
export const recheckHeldPrizes = (): void => {
  if (hasUnopened(heldPrizes.getState())) heldPrizes.setState({ answer: null })
}

/** Holds the prize of a card that is open on the server until the returned function is called. */
export const holdPrize = (ticket: string, prize: Money): (() => void) => {
  const change = (by: (covered: Map<string, Money>) => void): void =>
    heldPrizes.setState(({ covered }) => {
      const next = new Map(covered)
      by(next)
      return { covered: next }
    })
  change(covered => covered.set(ticket, prize))
  return () => change(covered => covered.delete(ticket))
}
