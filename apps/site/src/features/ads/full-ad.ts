import type { Ad } from '@fairground/contract/entities/site/ad'
import { modalStore, openModal } from '#core/modals.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { type AdScreen, getAdSize, chooseAd, fittingAds } from './choose-ad.ts'
import { hiddenAds } from './hidden-ads.ts'

const key = 'fairground.adPopup'

/** Opens the full-screen ad once per session, never over another modal. Returns true if no retry is needed. */
export const offerFullAd = (ads: readonly Ad[], screen: AdScreen): boolean => {
  if (sessionStorage.getItem(key) !== null) return true
  const place = { screen, location: 'FULL', size: getAdSize(window.innerWidth) } as const
  const ad = chooseAd(fittingAds(ads, { ...place, hidden: hiddenAds.getState().ids }), randomIndex)
  if (ad === undefined || document.hidden || modalStore.getState().current !== null) return false
  sessionStorage.setItem(key, '1')
  openModal('adPopup', { adId: ad.id })
  return true
}
