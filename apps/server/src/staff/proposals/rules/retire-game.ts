import { lockLiveGame, toStatus } from '#staff/games/live-terms.ts'
import { readJackpot, setRetired } from '#staff/games/queries/games.ts'
import type { ProposalRule } from '../proposal-rule.ts'

/** Unsold instances are deleted, sold ones are drawn, and a deck ends. What the jackpot holds stays in its account. */
export const retireGameRule: ProposalRule<'retireGame'> = {
  toSubject: ({ gameId }) => `game/${gameId}/retirement`,
  async check(tx, memberId, { gameId }) {
    await lockLiveGame(tx, memberId, gameId)
  },
  async executeInside(tx, { memberId, payload: { gameId } }) {
    const row = await lockLiveGame(tx, memberId, gameId)
    await setRetired(tx, memberId, gameId)
    const jackpot = String(await readJackpot(tx, memberId, gameId))
    return { before: { status: toStatus(row) }, after: { status: 'retired', jackpot } }
  },
}
