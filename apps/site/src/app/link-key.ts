const paths: ReadonlySet<string> = new Set(['/password', '/emailconfirmation'])

let held: string | null = null

/**
 * The key of a mailed link opens an account, and an address is kept, shown and sent on: the key is taken out of it
 * before anything else happens, and held in memory for the page that it is for.
 */
export const takeLinkKey = (url: URL): void => {
  if (!paths.has(url.pathname)) return
  held = url.searchParams.get('key')
  url.searchParams.delete('key')
}

export const heldLinkKey = (): string | null => held
