import { CommandRefused } from '#staff/act.ts'
import { findCurrentPlayer } from '#staff/queries/players.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const adjustBalanceRule: ProposalRule<'adjustBalance'> = {
  toSubject: ({ playerId }) => `player/${playerId}/balance`,
  async check(tx, memberId, { playerId }) {
    if (!(await findCurrentPlayer(tx, memberId, playerId)))
      throw new CommandRefused(`there is no player ${playerId}`)
  },
  async executeOutside({ lane }, { memberId, proposalId, payload }) {
    const { playerId, currency, amount } = payload
    const opKey = `adjust:${memberId}:${proposalId}`
    const answer = await lane.submit(memberId, 'adjust', { opKey, playerId, currency, proposalId })
    if (!answer.done) throw new CommandRefused(answer.reason)
    return { after: { adjustmentId: answer.adjustmentId, amount, currency } }
  },
}
