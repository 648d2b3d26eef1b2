import { inMember } from '@fairground/database/transaction'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { CommandRefused } from '#staff/act.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { countWonByTier, type ListedDeck, readDecks } from './queries.ts'

const defaultLimit = 50

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

export const listDecks: OperatorHandler<'listDecks'> = ({ before, limit }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  const count = limit ?? defaultLimit
  return inMember(db, memberId, async tx => {
    const rows = await readDecks(tx, memberId, { before, limit: count + 1 })
    const decks = rows.slice(0, count).map(toRow)
    return { decks, next: rows.length > count ? decks.at(-1)!.instanceId : null }
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
