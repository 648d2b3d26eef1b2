import type { Handler } from '#operation/handler.ts'
import { selectAds, adView, mainCampaign } from '#site-content/ad-view.ts'

export const getMainAds: Handler<'getMainAds'> = async (
  { clientType, screenSize },
  { member },
  { siteContents },
) => {
  const { ads } = await siteContents.get(member.id)
  const fitting = selectAds(ads, mainCampaign).filter(
    row =>
      (row.client_type === clientType || row.client_type === 'all') &&
      (row.size === screenSize || row.size === 'ALL' || screenSize === 'ALL'),
  )
  return { ads: fitting.map(adView) }
}
