import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { deckSize, type DeckTable } from '@fairground/fair/instant/deck-table'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useRights } from '#core/session/rights.ts'

const measuredRuns = 50
const assumedPart = 10

const getDeckSize = ({ prizeTable }: GameTemplate): number => {
  const size = deckSize(prizeTable as unknown as DeckTable)
  return Number.isSafeInteger(size) && size > 0 ? size : 1
}

/** The lines of a run for which figures are computed: what past runs sold, until a person chooses another number. */
export const useLines = (game: GameTemplate) => {
  const { mayDo } = useRights()
  const [chosen, setChosen] = useState<number>()
  const past = useOperation(
    'listInstances',
    { gameId: game.id, status: 'ENDED', limit: measuredRuns },
    { isEnabled: mayDo('listInstances') },
  )
  const sold = (past.data?.instances ?? []).map(each => each.sold).filter(each => each > 0)
  const mean = Math.round(sold.reduce((sum, each) => sum + each, 0) / Math.max(1, sold.length))
  const cap = Number.isSafeInteger(game.cap) && game.cap > 0 ? game.cap : 1
  const isDeck = isInstantKind(game.rules.kind)
  const assumed = isDeck ? getDeckSize(game) : mean > 0 ? mean : Math.max(1, Math.ceil(cap / assumedPart))
  const note = isDeck
    ? 'The whole deck'
    : mean > 0
      ? `The last ${formatCount(sold.length)} runs sold this on average`
      : 'A tenth of the most that a run can sell'
  return {
    lines: Math.min(chosen ?? assumed, isDeck ? getDeckSize(game) : cap),
    note: chosen === undefined ? note : undefined,
    choose: setChosen,
    isKnown: !past.isLoading,
  }
}
