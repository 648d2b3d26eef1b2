import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { readPage } from '../read-page.ts'
import { type CampaignTerms, endCampaign, readCampaigns } from './queries/campaigns.ts'

export const listBonusCampaigns: OperatorHandler<'listBonusCampaigns'> = (
  { after = 0, limit },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readCampaigns(tx, memberId, after, count),
      ({ id }) => id,
    )
    const campaigns = rows.map(row => ({
      campaignId: row.id,
      campaign: {
        kind: row.kind as CampaignTerms['kind'],
        currency: row.currency,
        amount: String(row.amount),
        wageringTimes: row.wagering_times,
        useDays: row.use_days,
        minimumDeposit: String(row.minimum_deposit),
        gameId: row.game_id,
        everyPlay: row.every_play,
      },
      active: row.active,
      proposalId: row.proposal_id,
    }))
    return { campaigns, next }
  })
}

/** One person may end a campaign, because its end costs no money. */
export const endBonusCampaign = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  campaignId: number,
): Promise<void> =>
  act(deps, acting, 'end-bonus-campaign', async tx => {
    if (!(await endCampaign(tx, acting.member.id, campaignId)))
      throw new CommandRefused(`there is no active campaign ${campaignId}`)
    return {
      subject: `bonus-campaign/${campaignId}`,
      before: { active: true },
      after: { active: false },
      result: undefined,
    }
  })
