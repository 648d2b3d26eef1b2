import { transportPaths } from '@fairground/contract/transport'
import type { FastifyInstance } from 'fastify'
import type { CookieSessions } from '#gateway/cookie/cookie-sessions.ts'
import type { SessionStore } from '#operation/session-store.ts'
import type { SessionTickets } from '#operation/session-tickets.ts'
import { findOpeningFault, type HttpTransportDeps, refuse, toSessionHeaders } from './http-transports.ts'

interface TicketDeps extends HttpTransportDeps {
  readonly sessions: SessionStore
  readonly tickets: SessionTickets
  readonly cookies: CookieSessions
}

/** Serves the tickets with which a page opens its channel, because a channel does not use the cookie. */
export const serveTickets = (app: FastifyInstance, deps: TicketDeps): void => {
  app.post(transportPaths.ticket, async (request, reply) => {
    const refusal = await findOpeningFault(request, deps)
    if (refusal) return refuse(reply, refusal)
    const known = await deps.members.bySiteKey(toSessionHeaders(request).siteKey)
    const session = deps.cookies.read(request.headers, known)
    const { member, token, inCookie } = session
    if (!member) return refuse(reply, 'request.siteKeyNotValid')
    if (!inCookie) return refuse(reply, 'request.invalid')
    const found = token === undefined ? undefined : await deps.sessions.find(member, token)
    reply.header('cache-control', 'no-store')
    // The page learns from WELCOME that its session has ended.
    if (!found || !('live' in found)) return reply.send({ ticket: '' })
    const ticket = await deps.tickets.issue(found.live)
    await deps.cookies.renew(reply, session)
    return reply.send({ ticket })
  })
}
