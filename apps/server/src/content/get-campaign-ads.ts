import type { Handler } from '#operation/handler.ts'
import { selectAds, adView } from '#site-content/ad-view.ts'

export const getCampaignAds: Handler<'getCampaignAds'> = async (
  { campaign, maxResults },
  { member },
  { siteContents },
) => {
  const { ads } = await siteContents.get(member.id)
  return { ads: selectAds(ads, campaign).slice(0, maxResults).map(adView) }
}
