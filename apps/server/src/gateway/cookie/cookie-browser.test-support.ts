import { createTransport } from '@fairground/client/create-transport'
import { type Caller, restClient } from '@fairground/client/rest'
import { cookieTokenStore } from '@fairground/client/token-store'
import type { Transport } from '@fairground/client/transport'
import type { TransportMode } from '@fairground/contract/transport'
import { demoPassword } from '@fairground/testkit/demo/world'
import type { TestServer } from '@fairground/testkit/server/test-server'

const memoryStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

/** Makes the address of the test server a host of the operator, so that its pages can be there. */
export const useAsSite = async (server: TestServer, memberId = 1): Promise<void> => {
  await server.sql(`UPDATE member SET hosts = array_append(hosts, '127.0.0.1') WHERE id = $1`, [memberId])
  // The gateway reads the operators once a second.
  await new Promise(resolve => setTimeout(resolve, 1100))
}

/** What a browser does for the site: it keeps the cookie, sends it and writes the origin. */
export const createCookieBrowser = (server: TestServer) => {
  const { baseUrl } = server
  const { id: memberId, siteKey } = server.member('north')
  let cookie: string | undefined
  /** Everything that a script can read of the responses. */
  const seen: string[] = []
  const setCookies: string[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', baseUrl)
    if (cookie !== undefined) headers.set('cookie', cookie)
    const response = await globalThis.fetch(input, { ...init, headers })
    for (const each of response.headers.getSetCookie()) {
      setCookies.push(each)
      cookie = each.includes('Max-Age=0') ? undefined : each.split(';')[0]
    }
    for (const [name, value] of response.headers) if (name !== 'set-cookie') seen.push(`${name}: ${value}`)
    if (response.headers.get('content-type')?.includes('json')) seen.push(await response.clone().text())
    return response
  }

  const token = cookieTokenStore(memoryStorage(), 'session')
  const { call }: Caller = restClient({ baseUrl, memberId, siteKey, token, fetch })
  return {
    call,
    fetch,
    token,
    seen,
    setCookies,
    /** The value in the cookie. */
    cookieToken: () => cookie?.split('=')[1] ?? '',
    setCookieToken: (value: string) => void (cookie = `session-${memberId}=${value}`),
    async login(username: string): Promise<void> {
      await call('login', { username, password: demoPassword })
      token.write('cookie')
    },
    openTransport: (mode: TransportMode, onFault: (name: string) => void = () => undefined): Transport => {
      const transport = createTransport({
        mode,
        baseUrl,
        memberId,
        siteKey,
        token,
        fetch,
        onFault: ({ name }) => onFault(name),
      })
      transport.open()
      return transport
    },
  }
}

export type CookieBrowser = ReturnType<typeof createCookieBrowser>
