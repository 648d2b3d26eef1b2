import { toSitePath } from '#core/site-path.ts'

const storageKey = 'fairground.provider'

type Purpose = 'login' | 'link'

/** Stored while the browser is at the operator's identity provider. */
interface Departure {
  readonly purpose: Purpose
  readonly state: string
  /** The page to continue on. */
  readonly returnPath: string
}

let held: { readonly purpose: Purpose; readonly query: string } | null = null

export const storeDeparture = (storage: Storage, departure: Departure): void =>
  storage.setItem(storageKey, JSON.stringify(departure))

/**
 * The provider redirects the browser to the root. The answer is moved from the address into memory, and the browser
 * continues where it left. An answer without a matching state is dropped: this browser did not request it.
 */
export const receiveProviderAnswer = (storage: Storage, url: URL): URL => {
  const { pathname, searchParams } = url
  const state = searchParams.get('state')
  if (pathname !== '/' || state === null) return url
  const departure = JSON.parse(storage.getItem(storageKey) ?? 'null') as Departure | null
  storage.removeItem(storageKey)
  if (departure?.state !== state) return new URL('/', url)
  held = { purpose: departure.purpose, query: url.search.slice(1) }
  return new URL(toSitePath(departure.returnPath) ?? '/', url)
}

/** The query of the provider's answer. Reading does not consume it, because a page may render again before it is used. */
export const readProviderAnswer = (purpose: Purpose): string | null =>
  held?.purpose === purpose ? held.query : null

/** Consumes the answer, which is valid once. */
export const takeProviderAnswer = (purpose: Purpose): string | null => {
  const query = readProviderAnswer(purpose)
  if (query !== null) held = null
  return query
}
