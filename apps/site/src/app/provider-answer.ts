import { ownPath } from './guards.ts'

const place = 'fairground.provider'

type Purpose = 'login' | 'link'

/** What a browser remembers while it is away at the operator's identity provider. */
interface Leaving {
  readonly purpose: Purpose
  readonly state: string
  /** Where it goes on when it is back. */
  readonly goOn: string
}

let held: { readonly purpose: Purpose; readonly query: string } | null = null

export const noteLeaving = (storage: Storage, leaving: Leaving): void =>
  storage.setItem(place, JSON.stringify(leaving))

/**
 * The provider sends the browser back to the root. What it sends along is taken out of the address and held in memory,
 * and the browser goes on where it left. One that did not leave from here is not let in: somebody else has sent it.
 */
export const receiveProviderAnswer = (storage: Storage, url: URL): URL => {
  const { pathname, searchParams } = url
  const state = searchParams.get('state')
  if (pathname !== '/' || state === null) return url
  const left = JSON.parse(storage.getItem(place) ?? 'null') as Leaving | null
  storage.removeItem(place)
  if (left?.state !== state) return new URL('/', url)
  held = { purpose: left.purpose, query: url.search.slice(1) }
  return new URL(ownPath(left.goOn) ?? '/', url)
}

/** The whole query that came back, left where it is: a page may be drawn anew before it is used. */
export const readProviderAnswer = (purpose: Purpose): string | null =>
  held?.purpose === purpose ? held.query : null

/** The same, and gone. It is good once. */
export const takeProviderAnswer = (purpose: Purpose): string | null => {
  const query = readProviderAnswer(purpose)
  if (query !== null) held = null
  return query
}
