import type { IncomingHttpHeaders } from 'node:http'
import { operatorFault } from '@fairground/contract/operator/operator-faults'
import { sessionHeader, sessionPlaces } from '@fairground/contract/transport'
import type { FastifyReply } from 'fastify'
import type { OperatorOutcome } from '#console/operator-pipeline.ts'
import { readStrictCookie, toStrictCookie } from '#platform/http/strict-cookie.ts'
import { isOwnPage, isOwnReader } from './own-page.ts'

/** As long as a session of staff lasts at most. */
const maxAgeSeconds = 12 * 3600
const tokenPattern = /^[A-Za-z0-9_-]+$/

export interface CookieSessionSettings {
  /** The public address of the console. */
  readonly address: string
  /** Further origins of its pages, for a development server. */
  readonly extraOrigins: readonly string[]
}

/** The session that the headers of a request name. */
export interface RequestSession {
  readonly token: string | undefined
  /** The browser keeps the token in a cookie: no response may show it to a script. */
  readonly inCookie: boolean
  /** The request asks for the cookie session but does not come from a page of the console. Nothing is executed. */
  readonly isForeign: boolean
}

/** Reads and writes the cookie in which a browser keeps the session of staff. Programs send a bearer token. */
export const createCookieSessions = ({ address, extraOrigins }: CookieSessionSettings) => {
  const origins = [address, ...extraOrigins]
  const cookie = { name: 'staff-session', isPlain: !address.startsWith('https:') }

  const readCookie = (headers: IncomingHttpHeaders): string | undefined => {
    const token = readStrictCookie(headers, cookie)
    return token !== undefined && tokenPattern.test(token) ? token : undefined
  }
  const readBearer = ({ authorization = '' }: IncomingHttpHeaders): RequestSession => ({
    token: /^Bearer ([A-Za-z0-9_-]+)$/.exec(authorization)?.[1],
    inCookie: false,
    isForeign: false,
  })
  const toSession = (headers: IncomingHttpHeaders, isOwn: boolean): RequestSession =>
    isOwn
      ? { token: readCookie(headers), inCookie: true, isForeign: false }
      : { token: undefined, inCookie: true, isForeign: true }
  const store = (reply: FastifyReply, token: string | null): void =>
    void reply.header('set-cookie', toStrictCookie(cookie, token, maxAgeSeconds))

  return {
    /** The cookie counts only with a header that no form and, without a permission, no page of another site can send. */
    read(headers: IncomingHttpHeaders): RequestSession {
      return headers[sessionHeader] === sessionPlaces.cookie
        ? toSession(headers, isOwnPage(headers, origins))
        : readBearer(headers)
    },

    /** The session of a stream. A browser opens it without own headers, so the cookie counts without one. */
    readForStream(headers: IncomingHttpHeaders): RequestSession {
      return headers.authorization === undefined
        ? toSession(headers, isOwnReader(headers, origins))
        : readBearer(headers)
    },

    /** Moves a new token from the outcome into the cookie. */
    answer(
      reply: FastifyReply,
      { inCookie }: RequestSession,
      operation: string,
      outcome: OperatorOutcome,
    ): OperatorOutcome {
      if (!inCookie) return outcome
      if (operation === 'signOut') store(reply, null)
      if ('fault' in outcome) return outcome
      const { token, ...rest } = (outcome.output ?? {}) as { readonly token?: unknown }
      if (!isSignIn(operation) || typeof token !== 'string') return outcome
      store(reply, token)
      return { output: rest }
    },
  }
}

export type CookieSessions = ReturnType<typeof createCookieSessions>

const signIns: readonly string[] = ['finishSignIn', 'finishOidcSignIn', 'finishEnrolment']
const isSignIn = (operation: string): boolean => signIns.includes(operation)

/** A command line stores its token itself, so a browser with a cookie never collects one. */
const isForPrograms = (operation: string): boolean => operation === 'finishDeviceSignIn'

/** The fault of a request that a session in a cookie does not cover. */
export const findCookieFault = (
  { inCookie, isForeign }: RequestSession,
  operation: string,
): OperatorOutcome | undefined => {
  if (isForeign) return { fault: operatorFault('staff.notSignedIn') }
  if (inCookie && isForPrograms(operation)) return { fault: operatorFault('request.invalid') }
  return undefined
}
