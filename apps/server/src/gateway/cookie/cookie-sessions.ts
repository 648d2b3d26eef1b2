import type { IncomingHttpHeaders } from 'node:http'
import { sessionHeader, sessionPlaces } from '@fairground/contract/transport'
import type { FastifyReply } from 'fastify'
import type { Member } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { type Outcome, usesSession } from '#operation/pipeline.ts'
import type { SessionStore } from '#operation/session-store.ts'
import { type OwnPageSettings, isOwnPage } from './own-page.ts'
import { readSessionCookie, toSessionCookie } from './session-cookie.ts'
import { takeIssuedToken } from './take-issued-token.ts'

export interface CookieSessionDeps extends OwnPageSettings {
  readonly sessions: Pick<SessionStore, 'renew'>
  readonly log: Log
}

/** The session that the headers of a request name. */
export interface RequestSession {
  /** Undefined if a page of another site sent the request. It is treated like one with an unknown site key. */
  readonly member: Member | undefined
  readonly token: string | undefined
  /** The browser keeps the token in a cookie: no response may show it to a script. */
  readonly inCookie: boolean
}

/** Reads and writes the cookie in which the site keeps its session. Other clients send their token in a header. */
export const createCookieSessions = ({ sessions, log, ...settings }: CookieSessionDeps) => {
  const store = (reply: FastifyReply, member: Member, token: string | null): void => {
    reply.header('set-cookie', toSessionCookie(reply.request.headers, settings.mode, member.id, token))
  }

  /** Replaces the token in the cookie if it is time. A failure is made good by the next request. */
  const renew = async (reply: FastifyReply, { member, token, inCookie }: RequestSession): Promise<void> => {
    if (!inCookie || !member || token === undefined) return
    try {
      const renewed = await sessions.renew(member, token)
      if (renewed !== undefined) store(reply, member, renewed)
    } catch (error) {
      log.warn({ err: error }, 'session token not renewed')
    }
  }

  return {
    read(headers: IncomingHttpHeaders, member: Member | undefined): RequestSession {
      const place = headers[sessionHeader]
      if (place !== sessionPlaces.cookie && place !== sessionPlaces.newCookie)
        return { member, token: one(headers['auth-token']), inCookie: false }
      if (!member || !isOwnPage(headers, member, settings))
        return { member: undefined, token: undefined, inCookie: true }
      const token =
        place === sessionPlaces.cookie ? readSessionCookie(headers, settings.mode, member.id) : undefined
      return { member, token, inCookie: true }
    },

    renew,

    /** Moves a new token from the outcome into the cookie. */
    async answer(
      reply: FastifyReply,
      session: RequestSession,
      operation: string,
      outcome: Outcome,
    ): Promise<Outcome> {
      const { member, inCookie } = session
      if (!inCookie || !member) return outcome
      const { token, rest } = takeIssuedToken(outcome)
      if (token !== undefined) store(reply, member, token)
      else if ('output' in outcome && operation === 'logout') store(reply, member, null)
      else if ('output' in outcome && usesSession(operation)) await renew(reply, session)
      return rest
    },
  }
}

export type CookieSessions = ReturnType<typeof createCookieSessions>

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
