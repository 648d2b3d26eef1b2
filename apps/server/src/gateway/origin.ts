import type { IncomingMessage } from 'node:http'
import type { Members } from '#operator/members.ts'

/**
 * A browser may open the channel only from an operator's site. The host of the request proves nothing, because any
 * domain can point to this server. Programs send no origin and no cookies.
 */
export const isOriginAllowed = async (
  request: IncomingMessage,
  members: Members,
  extra: readonly string[],
): Promise<boolean> => {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (extra.includes(origin)) return true
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  if (!from) return false
  const all = await members.all()
  return all.some(member => member.hosts.includes(from.hostname))
}
