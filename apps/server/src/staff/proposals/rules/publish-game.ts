import type { Tx } from '@fairground/database/transaction'
import { hashVersion } from '#kinds/terms-version.ts'
import { CommandRefused } from '#staff/act.ts'
import { requireTerms } from '#staff/games/check-terms.ts'
import { toTerms } from '#staff/games/live-terms.ts'
import { findGame, insertGame } from '#staff/games/queries/games.ts'
import { deleteDraft, insertVersion } from '#staff/games/queries/versions.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requireFreeNumber = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  if (await findGame(tx, memberId, id)) throw new CommandRefused(`there is a game ${id} already`)
}

export const publishGameRule: ProposalRule<'publishGame'> = {
  toSubject: ({ game }) => `game/${game.id}`,
  async check(tx, memberId, { game }) {
    await requireFreeNumber(tx, memberId, game.id)
    await requireTerms(tx, memberId, toTerms(game))
  },
  async executeInside(tx, { memberId, proposalId, payload: { game } }) {
    const terms = toTerms(game)
    await insertGame(tx, memberId, game)
    const hash = hashVersion(terms)
    const version = await insertVersion(tx, memberId, game.id, { terms, hash, proposalId })
    await deleteDraft(tx, memberId, game.id)
    return { after: { game: game.id, kind: game.rules.kind, version } }
  },
}
