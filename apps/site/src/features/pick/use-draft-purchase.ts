import type { Game } from '@fairground/contract/entities/games/game'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { type Draft, filledLines, newDraft, toPlays } from './draft/draft.ts'
import { unitCount } from './draft/draft-line.ts'
import { toPlayPrice, ticketPrice } from '#features/purchase/ticket-price.ts'
import { usePurchaseFlow } from '#features/purchase/use-purchase-flow.ts'

/** Purchase flow for the lines of a draft: repeats in later draws, and adding lines to a bought ticket. */
export const useDraftPurchase = (game: Game, draft: Draft, setDraft: (draft: Draft) => void) => {
  const t = useText()
  const [adding, setAdding] = useState(false)
  const [repeats, setRepeats] = useState(0)
  const units = filledLines(draft).map(({ line }) => unitCount(line))
  const ticket = ticketPrice(toPlayPrice(game), units, repeats)
  const flow = usePurchaseFlow(game, {
    plays: {
      ...toPlays(draft),
      userPlaysCount: units.length,
      ...(repeats > 0 && { subscriptions: repeats }),
    },
    total: ticket.total,
    boughtText: count => t('pick.joined.toastTitle', { count }),
    lobbyHref: gameInstanceId => `/pick?id=${gameInstanceId}`,
    onBought: () => {
      setDraft(newDraft(draft.rule))
      setRepeats(0)
      setAdding(false)
    },
  })
  const chooseCurrency = (selected: 'primary' | 'other') => {
    flow.payment.choose(selected)
    if (selected === 'other') setRepeats(0)
  }
  return {
    ...flow,
    payment: { ...flow.payment, choose: chooseCurrency },
    ticket,
    repeats,
    setRepeats,
    adding,
    addMore: () => setAdding(true),
    backToTicket: () => setAdding(false),
  }
}
