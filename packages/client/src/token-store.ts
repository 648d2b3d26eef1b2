/** Storage of the session token. It never stores a password. */
export interface TokenStore {
  readonly read: () => string | null
  readonly write: (token: string | null) => void
  /** The token is in a cookie that no script can read. The store only knows whether there is one. */
  readonly inCookie?: true
}

export const memoryTokenStore = (initial: string | null = null): TokenStore => {
  let token = initial
  return {
    read: () => token,
    write: next => {
      token = next
    },
  }
}

/** For a site with its session in a cookie. All tabs of the browser share the storage, as they share the cookie. */
export const cookieTokenStore = (storage: Storage, key: string): TokenStore => ({
  inCookie: true,
  read: () => storage.getItem(key),
  write: token => (token === null ? storage.removeItem(key) : storage.setItem(key, '1')),
})
