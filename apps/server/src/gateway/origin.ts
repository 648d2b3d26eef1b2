import type { IncomingMessage } from 'node:http'
import type { Members } from '#operator/members.ts'

/** A browser may open the channel only from an operator's site. Programs send no origin and no cookies. */
export const isOriginAllowed = async (
  request: IncomingMessage,
  members: Members,
  extra: readonly string[],
): Promise<boolean> => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (extra.includes(origin)) return true
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  if (!from) return false
  if (from.host === host) return true
  const all = await members.all()
  return all.some(member => member.hosts.includes(from.hostname))
}
