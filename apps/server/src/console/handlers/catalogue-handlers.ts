import type { OperatorHandlers } from '#staff/access/operator-handler.ts'
import { listGiftGroups, listGifts, saveGift, saveGiftGroup } from '#staff/catalogue/gifts.ts'
import { listPrizeAgents, savePrizeAgent } from '#staff/catalogue/prize-agents.ts'
import { endBonusCampaign, listBonusCampaigns } from '#staff/promotions/campaigns.ts'
import { done, toActing } from './acting.ts'

export const catalogueHandlers = {
  listGiftGroups,
  saveGiftGroup: async ({ groupId, reason, ...group }, caller, context) => ({
    groupId: await saveGiftGroup(context, toActing(caller, reason), groupId, group),
  }),
  listGifts,
  saveGift: async ({ giftId, reason, ...gift }, caller, context) => ({
    giftId: await saveGift(context, toActing(caller, reason), giftId, gift),
  }),
  listPrizeAgents,
  savePrizeAgent: async ({ agentId, reason, ...agent }, caller, context) => ({
    agentId: await savePrizeAgent(context, toActing(caller, reason), agentId, agent),
  }),
  listBonusCampaigns,
  endBonusCampaign: async ({ campaignId, reason }, caller, context) => {
    await endBonusCampaign(context, toActing(caller, reason), campaignId)
    return done
  },
} as const satisfies Partial<OperatorHandlers>
