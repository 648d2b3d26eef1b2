import pg from 'pg'
import { isLoopback } from '#platform/network/loopback.ts'

const verifyingModes: readonly (string | undefined)[] = ['verify-full', 'verify-ca']

/** Tests whether the URL reaches PostgreSQL over a network without a verified certificate. */
export const isOpenNetworkDatabase = (url: string): boolean => {
  // The driver decides, because parameters of the URL can replace its host.
  const { host, ssl } = readTarget(url)
  if (host.startsWith('/') || isLoopback(host)) return false
  const mode = new URL(url, 'postgres://base').searchParams.getAll('sslmode').at(-1)
  const verifies = typeof ssl === 'object' && ssl.rejectUnauthorized !== false
  return !(verifies && verifyingModes.includes(mode))
}

interface Target {
  readonly host: string
  readonly ssl: boolean | { readonly rejectUnauthorized?: boolean }
}

const readTarget = (url: string): Target => {
  const client: object = new pg.Client({ connectionString: url })
  return client as Target
}
