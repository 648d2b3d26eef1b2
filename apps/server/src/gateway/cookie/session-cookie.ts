import type { IncomingHttpHeaders } from 'node:http'
import { readStrictCookie, type StrictCookie, toStrictCookie } from '#platform/http/strict-cookie.ts'
import { isClosedMode, type Mode } from '#platform/mode.ts'

/** As long as a session lasts at most. */
const maxAgeSeconds = 12 * 3600
const loopbackHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Browsers send a cookie with `Secure` only over HTTPS, which a development server on this machine does not have. */
export const isPlainSite = (mode: Mode, host: string): boolean =>
  !isClosedMode(mode) && loopbackHost.test(host)

/** Operators on one host have a cookie each. */
const toCookie = ({ host = '' }: IncomingHttpHeaders, mode: Mode, memberId: number): StrictCookie => ({
  name: `session-${memberId}`,
  isPlain: isPlainSite(mode, host),
})

const tokenPattern = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/

/** The token in the cookie of the operator's site. A token of a client that stores it itself does not count. */
export const readSessionCookie = (
  headers: IncomingHttpHeaders,
  mode: Mode,
  memberId: number,
): string | undefined => {
  const token = readStrictCookie(headers, toCookie(headers, mode, memberId))
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

/** The header that stores the token; null deletes the cookie. */
export const toSessionCookie = (
  headers: IncomingHttpHeaders,
  mode: Mode,
  memberId: number,
  token: string | null,
): string => toStrictCookie(toCookie(headers, mode, memberId), token, maxAgeSeconds)
