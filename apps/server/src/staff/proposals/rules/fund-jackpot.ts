import { CommandRefused } from '#staff/act.ts'
import { hasGameInCurrency } from '#staff/money/queries/jackpots-and-rates.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const fundJackpotRule: ProposalRule<'fundJackpot'> = {
  toSubject: ({ gameId }) => `game/${gameId}/jackpot`,
  async check(tx, memberId, { gameId, currency }) {
    if (!(await hasGameInCurrency(tx, memberId, gameId, currency)))
      throw new CommandRefused(`there is no game ${gameId} in ${currency}`)
  },
  async executeOutside({ lane }, { memberId, proposalId, payload }) {
    const { gameId, currency, amount } = payload
    const request = { proposalId, gameId, currency, amount: BigInt(amount) }
    const answer = await lane.submit(memberId, 'fundByProposal', request)
    if (!answer.done) throw new CommandRefused(answer.reason)
    return { after: { journalId: answer.journalId, amount, currency } }
  },
}
