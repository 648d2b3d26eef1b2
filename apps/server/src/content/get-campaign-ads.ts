import type { Handler } from '#operation/handler.ts'
import { adsOf, adView } from '#published/ad-view.ts'

export const getCampaignAds: Handler<'getCampaignAds'> = async (
  { campaign, maxResults },
  { member },
  { content },
) => {
  const { ads } = await content.of(member.id)
  return { ads: adsOf(ads, campaign).slice(0, maxResults).map(adView) }
}
