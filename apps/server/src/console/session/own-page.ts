import type { IncomingHttpHeaders } from 'node:http'

/** Whether the browser says that a page of the console sent the request. A browser writes both headers itself. */
export const isOwnPage = (
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origins: readonly string[],
): boolean => (site ?? 'same-origin') === 'same-origin' && origin !== undefined && origins.includes(origin)

/** The same for a request that only reads: browsers send no origin with it, but where it comes from. */
export const isOwnReader = (headers: IncomingHttpHeaders, origins: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = headers
  return origin === undefined ? site === 'same-origin' : isOwnPage(headers, origins)
}
