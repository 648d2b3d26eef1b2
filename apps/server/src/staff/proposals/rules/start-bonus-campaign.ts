import { CommandRefused } from '#staff/act.ts'
import { findGame } from '#staff/games/queries/games.ts'
import { type CampaignTerms, insertCampaign } from '#staff/promotions/queries/campaigns.ts'
import { requirePlayThrough } from '#staff/promotions/require-play-through.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const findProblem = ({ kind, gameId, everyPlay, minimumDeposit }: CampaignTerms): string | undefined => {
  if (kind === 'inGame') {
    if (gameId === null || everyPlay === null)
      return 'a campaign for plays names its game and every which play'
    return minimumDeposit === '0' ? undefined : 'a campaign for plays has no deposit'
  }
  if (gameId !== null || everyPlay !== null) return 'a campaign for deposits names no game and no play'
  return minimumDeposit === '0' ? 'a campaign for deposits names the smallest deposit' : undefined
}

export const startBonusCampaignRule: ProposalRule<'startBonusCampaign'> = {
  toSubject: ({ campaign: { kind, gameId, currency } }) => `bonus-campaign/${kind}/${gameId ?? currency}`,
  async check(tx, memberId, { campaign }) {
    const problem = findProblem(campaign)
    if (problem) throw new CommandRefused(problem)
    const { gameId, wageringTimes } = campaign
    if (gameId !== null && !(await findGame(tx, memberId, gameId)))
      throw new CommandRefused(`there is no game ${gameId}`)
    await requirePlayThrough(tx, memberId, wageringTimes)
  },
  async executeInside(tx, { memberId, proposalId, payload: { campaign } }) {
    return { after: { campaignId: await insertCampaign(tx, memberId, campaign, proposalId), campaign } }
  },
}
