import type { ContentValue } from '@fairground/contract/operator/content-kinds'

type Ad = ContentValue<'ad'>

interface NamedAd {
  readonly key: string
  readonly ad: Ad
}

/** The part of the views that each ad of the same place and campaign gets, the edited one first. */
export const toShares = (edited: NamedAd, live: readonly NamedAd[]) => {
  const rivals = live.filter(
    ({ ad }) => ad.location === edited.ad.location && ad.campaign === edited.ad.campaign,
  )
  const all = [edited, ...rivals].filter(({ ad }) => ad.weight > 0)
  const whole = all.reduce((sum, { ad }) => sum + ad.weight, 0)
  return all.map(({ key, ad }) => ({ id: key, title: key, value: ad.weight / whole }))
}
