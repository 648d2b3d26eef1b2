import { randomUUID } from 'node:crypto'
import { fault, type Fault, type FaultName } from '@fairground/contract/errors'
import { isOperationName, type OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { isAccountFeature } from '@fairground/contract/operation'
import { isAllowedWhenRestricted } from '@fairground/contract/restricted-access'
import { Compile } from 'typebox/compile'
import { getDeadline } from '#ledger/lane/deadline.ts'
import { withDeadline } from '#ledger/lane/with-deadline.ts'
import type { Member } from '#operator/members.ts'
import type { Caller, Context } from './context.ts'
import type { LiveSession } from './live-session.ts'
import type { Handler, Handlers } from './handler.ts'
import { withPreview } from './with-preview.ts'
import { observeAnswer } from './observe-outcome.ts'
import { refuseFeatureOff } from './refuse-feature-off.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SessionKey } from './session-token.ts'
import { observeFact } from '#platform/observations.ts'
import { Refusal } from '#platform/refusal.ts'
import { isStorable } from '#platform/storable.ts'

export type Outcome = { readonly output: unknown } | { readonly fault: Fault }

export interface CallRequest {
  readonly operation: string
  readonly input: unknown
  readonly member: Member | undefined
  readonly token: SessionKey | undefined
  /** The token of a new session goes into a cookie. */
  readonly inCookie?: boolean | undefined
  readonly address: string
  readonly country?: string | undefined
  readonly userAgent?: string | undefined
  /** The token of a preview of drafts, if the page has one. */
  readonly preview?: string | undefined
  /** When the client sent the call, by its estimate of the server's clock. */
  readonly sentAt?: number | undefined
}

export interface PipelineDeps {
  readonly context: Context
  readonly handlers: Handlers
  readonly limits: RateLimits
  readonly observe: (operation: string, outcome: string, seconds: number) => void
}

/** Operations with other names may change data of the caller. */
const readOnlyName = /^(get|list|search|query|check|has|is|init$|ping$|loginCheck$)/

/** A player sees their own changes on this gateway at once, before the event of the change arrives. */
const invalidateViews = (
  { memberId, playerId }: LiveSession,
  values: readonly unknown[],
  { playerViews, gameLobbyCache }: Context,
): void => {
  playerViews.invalidate(memberId, playerId)
  for (const each of values) {
    const id = (each as { readonly gameInstanceId?: unknown } | undefined)?.gameInstanceId
    if (typeof id === 'number') gameLobbyCache.invalidate(memberId, id)
  }
}

const validators = new Map<OperationName, { Check(value: unknown): boolean }>()
const getValidator = (name: OperationName) => {
  const known = validators.get(name) ?? Compile(operations[name].input)
  validators.set(name, known)
  return known
}

/**
 * Handles every call of every transport: operation name, site key, rate limit, session, input, feature, handler. The contract
 * defines the faults in this order.
 */
export const createPipeline = ({ context, handlers, limits, observe }: PipelineDeps) => {
  const answer = async (request: CallRequest, receivedAt: number): Promise<unknown> => {
    if (!isOperationName(request.operation)) throw new Refusal('request.unknownOperation')
    const name = request.operation
    if (!request.member) throw new Refusal('request.siteKeyNotValid')
    if (!(await limits.allow(name, request.member.id, request.address)))
      throw new Refusal('request.rateLimited')
    const caller = await findCaller(request, request.member, name)
    if (!getValidator(name).Check(request.input) || !isStorable(request.input))
      throw new Refusal('request.invalid')
    await refuseFeatureOff(context.db, name, request.input, caller)
    const run = handlers[name] as Handler<OperationName>
    if (readOnlyName.test(name))
      return run(
        request.input as never,
        caller,
        withPreview(context, name, request.member.id, request.preview),
      )
    const lane = withDeadline(context.lane, getDeadline(receivedAt, request.sentAt))
    let output: unknown
    try {
      output = await run(request.input as never, caller, { ...context, lane })
      return output
    } finally {
      // A call may change data and still fail.
      if (caller.session) invalidateViews(caller.session, [request.input, output], context)
    }
  }

  const findCaller = async (request: CallRequest, member: Member, name: OperationName): Promise<Caller> => {
    const { token, address, country, userAgent, inCookie = false } = request
    const from = { member, address, country, userAgent, inCookie }
    const found =
      token !== undefined && usesSession(name) ? await context.sessions.find(member, token) : undefined
    if (found && 'live' in found) return { ...from, session: admitSession(found.live, name) }
    const refused: FaultName = found?.ended ?? 'login.notLoggedIn'
    if (operations[name].access === 'player') throw new Refusal(refused)
    // Only loginCheck reports an expired token. Other public operations treat the caller as a visitor.
    if (name === 'loginCheck')
      throw new Refusal(refused === 'session.timeout' ? refused : 'login.credentialsNotValid')
    return { ...from, session: null }
  }

  return async (request: CallRequest): Promise<Outcome> => {
    const started = performance.now()
    const label = isOperationName(request.operation) ? request.operation : 'unknown'
    try {
      const output = await answer(request, context.now())
      observe(label, 'ok', (performance.now() - started) / 1000)
      observeAnswer(label, output)
      return { output }
    } catch (error) {
      const refused = toFault(error, request, context)
      observe(label, refused.name, (performance.now() - started) / 1000)
      observeFact('server', 'returned', refused.name)
      return { fault: refused }
    }
  }
}

/** An idle browser still pings. A ping must not keep the session alive. */
export const usesSession = (operation: string): boolean => operation !== 'ping'

const allowedBeforePasswordChange: ReadonlySet<OperationName> = new Set(['changePassword2', 'logout', 'init'])

/** A player who must change the password is a visitor until then. A demo player has no account features. */
const admitSession = (session: LiveSession, name: OperationName): LiveSession | null => {
  const { access } = operations[name]
  if (session.mustChangePassword && !allowedBeforePasswordChange.has(name)) {
    if (access === 'player') throw new Refusal('login.notAuthorized')
    return null
  }
  if (session.restricted && access === 'player' && !isAllowedWhenRestricted(name))
    throw new Refusal('login.selfRestricted')
  if (session.demo && isAccountFeature(operations[name])) throw new Refusal('login.notAuthorized')
  return session
}

export type Pipeline = ReturnType<typeof createPipeline>

/** Any other error is a defect or an outage: the caller gets an id and the log gets the details. */
const toFault = (error: unknown, request: CallRequest, { log }: Context): Fault => {
  if (error instanceof Refusal) return error.fault
  const id = randomUUID()
  log.error({ err: error, id, operation: request.operation }, 'operation failed')
  return fault(isOutage(error) ? 'request.unavailable' : 'request.internal', { id })
}

const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return /^(08|53|57P|ECONN|ENOTFOUND|EPIPE)/.test(code)
  // The database driver sets no code when a connection breaks or cannot be opened.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
}
