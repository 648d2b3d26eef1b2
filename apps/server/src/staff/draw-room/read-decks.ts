import { inMember } from '@fairground/database/transaction'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { CommandRefused } from '#staff/act.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readPage } from '../read-page.ts'
import { countWonByTier, type ListedDeck, readDecks } from './queries.ts'

const toRow = ({ instanceId, gameId, title, status, cards, sold, endsAt, currency }: ListedDeck) => ({
  instanceId,
  gameId,
  title,
  status,
  cards,
  sold,
  endsAt: Math.floor(endsAt),
  currency,
})

export const listDecks: OperatorHandler<'listDecks'> = ({ after, limit }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readDecks(tx, memberId, { before: after, limit: count }),
      ({ instanceId }) => instanceId,
    )
    return { decks: rows.map(toRow), next }
  })
}

export const getDeck: OperatorHandler<'getDeck'> = ({ instanceId }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const [row] = await readDecks(tx, memberId, { id: instanceId, limit: 1 })
    if (!row) throw new CommandRefused(`there is no deck ${instanceId}`)
    const won = await countWonByTier(tx, memberId, instanceId)
    const tiers = getDeckTerms(row).prizeTable.tiers.map(({ name, prize, count }) => {
      const dealt = won.get(name) ?? 0
      return { name, prize, count, won: dealt, left: count - dealt }
    })
    return {
      deck: { ...toRow(row), escrow: String(row.escrow), isTopPrizeGone: tiers[0]?.left === 0 },
      tiers,
    }
  })
}
