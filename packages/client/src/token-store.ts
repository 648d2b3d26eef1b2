/** Storage of the session token. It never stores a password. */
export interface TokenStore {
  readonly read: () => string | null
  readonly write: (token: string | null) => void
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

export const browserTokenStore = (storage: Storage, key: string): TokenStore => ({
  read: () => storage.getItem(key),
  write: token => (token === null ? storage.removeItem(key) : storage.setItem(key, token)),
})
