import type { Game } from '@fairground/contract/entities/game'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { type Draft, filledLines, newDraft, playsOf } from '#features/pick/draft.ts'
import { unitCount } from '#features/pick/draft-line.ts'
import { priceOf, ticketPrice } from '#features/order/ticket-price.ts'
import { useJoining } from '#features/order/use-joining.ts'

/** Buying the lines of a draft, now and again, and adding more to a ticket that is bought already. */
export const useBuying = (game: Game, draft: Draft, setDraft: (draft: Draft) => void) => {
  const t = useText()
  const [adding, setAdding] = useState(false)
  const [repeats, setRepeats] = useState(0)
  const units = filledLines(draft).map(({ line }) => unitCount(line))
  const ticket = ticketPrice(priceOf(game), units, repeats)
  const joining = useJoining(game, {
    wish: {
      ...playsOf(draft),
      userPlaysCount: units.length,
      ...(repeats > 0 && { subscriptions: repeats }),
    },
    total: ticket.total,
    boughtText: count => t('pick.joined.toastTitle', { count }),
    lobbyOf: gameInstanceId => `/pick?id=${gameInstanceId}`,
    onJoined: () => {
      setDraft(newDraft(draft.rule))
      setRepeats(0)
      setAdding(false)
    },
  })
  const choosePayIn = (selected: 'primary' | 'other') => {
    joining.payIn.choose(selected)
    if (selected === 'other') setRepeats(0)
  }
  return {
    ...joining,
    payIn: { ...joining.payIn, choose: choosePayIn },
    ticket,
    repeats,
    setRepeats,
    adding,
    addMore: () => setAdding(true),
    backToTicket: () => setAdding(false),
  }
}
