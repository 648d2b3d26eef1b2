import { queryOptions } from '@tanstack/react-query'
import type { Ad } from '@fairground/contract/entities/site/ad'

interface AdSource {
  readonly client: string
  readonly url: string
  readonly text?: string
}

const fetchSource = async (address: string): Promise<AdSource> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Ad source ${address} answered with status ${answer.status}`)
  return (await answer.json()) as AdSource
}

/** The picture and the advertiser of an ad. */
export const adSourceQuery = (ad: Ad) =>
  queryOptions({
    queryKey: ['ad', ad.adSourceUrl],
    queryFn: () => fetchSource(ad.adSourceUrl),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Opens the target of an ad: a path within the site, an https address in a new tab. */
export const followAd = async (ad: Ad, go: (path: string) => void): Promise<void> => {
  const { url } = await fetchSource(ad.adTargetUrlPc)
  if (/^\/(?!\/)/.test(url)) go(url)
  else if (url.startsWith('https://')) window.open(url, '_blank', 'noopener')
}
