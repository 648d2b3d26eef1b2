/**
 * `page` comes from the network, or is the offline page. `asset` comes from the cache if it is there. Everything else,
 * first of all every answer with money, is left to the network and never stored.
 */
export type Strategy = 'page' | 'asset' | 'network'

interface Visit {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const isAsset = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path)
const isAnswer = (path: string): boolean => /^\/(api|calendar|client|fair)\//.test(path)

export const chooseStrategy = ({ method, mode, url }: Visit, origin: string): Strategy => {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'network'
  if (isAsset(address.pathname)) return 'asset'
  // The server decides by the headers of the visit whether a preview may be shown in a frame.
  if (address.searchParams.has('preview')) return 'network'
  return mode === 'navigate' && !isAnswer(address.pathname) ? 'page' : 'network'
}
