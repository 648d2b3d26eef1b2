import type { IncomingHttpHeaders } from 'node:http'
import type { Member } from '#operator/members.ts'
import type { Mode } from '#platform/mode.ts'
import { isPlainSite } from './session-cookie.ts'

export interface OwnPageSettings {
  readonly mode: Mode
  readonly extraOrigins: readonly string[]
}

/** Reports whether the request came to a host of the operator, or from an origin that the configuration admits. */
export const isAtSite = (
  member: Member,
  { host = '', origin = '' }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  extraOrigins: readonly string[],
): boolean => member.hosts.includes(host.replace(/:\d+$/, '').toLowerCase()) || extraOrigins.includes(origin)

/**
 * Reports whether a page of the operator's own site sent the request. A browser adds the cookie to requests of other
 * pages of the same host or domain too, and it writes the origin itself.
 */
export const isOwnPage = (
  headers: IncomingHttpHeaders,
  member: Member,
  { mode, extraOrigins }: OwnPageSettings,
): boolean => {
  const { host = '', origin = '' } = headers
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false
  if (origin !== `https://${host}` && !(isPlainSite(mode, host) && origin === `http://${host}`)) return false
  return isAtSite(member, headers, extraOrigins)
}
