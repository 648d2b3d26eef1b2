import { inMember } from '@fairground/database/transaction'
import { lockCampaigns, offerInGame, offerReloads, setLookedUntil } from './queries/bonus-campaigns.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/** Writes the offers of the operator's campaigns. Each cause is offered once, so repeated runs add nothing. */
export const offerBonuses = async ({ db }: Pick<ScheduleDeps, 'db'>, memberId: number): Promise<boolean> => {
  await inMember(db, memberId, async tx => {
    for (const campaign of await lockCampaigns(tx, memberId)) {
      const offer = campaign.kind === 'reload' ? offerReloads : offerInGame
      await offer(tx, memberId, campaign.id)
      await setLookedUntil(tx, memberId, campaign)
    }
  })
  return false
}
