import { queryOptions } from '@tanstack/react-query'
import type { Ad } from '@fairground/contract/entities/ad'

interface AdSource {
  readonly client: string
  readonly url: string
  readonly text?: string
}

const ask = async (address: string): Promise<AdSource> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`No ad at ${address}`)
  return (await answer.json()) as AdSource
}

/** The picture of an ad and whose it is. */
export const adSourceQuery = (ad: Ad) =>
  queryOptions({
    queryKey: ['ad', ad.adSourceUrl],
    queryFn: () => ask(ad.adSourceUrl),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Where a click leads. A path is a page of ours; anything else opens in a tab of its own. */
export const followAd = async (ad: Ad, go: (path: string) => void): Promise<void> => {
  const { url } = await ask(ad.adTargetUrlPc)
  if (/^\/(?!\/)/.test(url)) go(url)
  else if (url.startsWith('https://')) window.open(url, '_blank', 'noopener')
}
