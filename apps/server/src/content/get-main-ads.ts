import type { Handler } from '#operation/handler.ts'
import { adsOf, adView, mainCampaign } from '#published/ad-view.ts'

export const getMainAds: Handler<'getMainAds'> = async (
  { clientType, screenSize },
  { member },
  { content },
) => {
  const { ads } = await content.of(member.id)
  const fitting = adsOf(ads, mainCampaign).filter(
    row =>
      (row.client_type === clientType || row.client_type === 'all') &&
      (row.size === screenSize || row.size === 'ALL' || screenSize === 'ALL'),
  )
  return { ads: fitting.map(adView) }
}
