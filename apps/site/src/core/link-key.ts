const paths: ReadonlySet<string> = new Set(['/password', '/emailconfirmation'])

let held: string | null = null

/**
 * The key of a mailed link grants access to an account, and addresses end up in histories and logs. The key is removed
 * from the address at once and stays only in memory.
 */
export const takeLinkKey = (url: URL): void => {
  if (!paths.has(url.pathname)) return
  held = url.searchParams.get('key')
  url.searchParams.delete('key')
}

export const heldLinkKey = (): string | null => held
