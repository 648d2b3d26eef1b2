import { randomUUID } from 'node:crypto'
import { fault, type Fault, type FaultName } from '@fairground/contract/errors'
import { isOperationName, type OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { isAccountFeature } from '@fairground/contract/operation'
import { isOpenToRestricted } from '@fairground/contract/restricted'
import { Compile } from 'typebox/compile'
import type { Member } from '#member/members.ts'
import type { Caller, Context, LiveSession } from './context.ts'
import { type Handler, type Handlers, notBuilt } from './handler.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

export type Outcome = { readonly output: unknown } | { readonly fault: Fault }

export interface Ask {
  readonly operation: string
  readonly input: unknown
  readonly member: Member | undefined
  readonly token: string | undefined
  readonly address: string
  readonly country?: string | undefined
  readonly userAgent?: string | undefined
}

export interface PipelineParts {
  readonly context: Context
  readonly handlers: Handlers
  readonly limits: RateLimits
  readonly observe: (operation: string, outcome: string, seconds: number) => void
}

/** By their names. Any other may change something, of the caller at least. */
const onlyReads = /^(get|list|search|query|check|has|is|init$|ping$|loginCheck$)/

/** What was changed through this gateway is seen here at once, without waiting for the event that tells of it. */
const noteChange = (
  { memberId, playerId }: LiveSession,
  said: readonly unknown[],
  { own, gameLobbies }: Context,
): void => {
  own.changed(memberId, playerId)
  for (const each of said) {
    const id = (each as { readonly gameInstanceId?: unknown } | undefined)?.gameInstanceId
    if (typeof id === 'number') gameLobbies.changed(memberId, id)
  }
}

const validators = new Map<OperationName, { Check(value: unknown): boolean }>()
const validatorOf = (name: OperationName) => {
  const known = validators.get(name) ?? Compile(operations[name].input)
  validators.set(name, known)
  return known
}

/**
 * The way of every call, whatever transport it came by: known operation, site key, rate, session, shape, handler.
 * The order is the order of the faults in the contract.
 */
export const createPipeline = ({ context, handlers, limits, observe }: PipelineParts) => {
  const answer = async (ask: Ask): Promise<unknown> => {
    if (!isOperationName(ask.operation)) throw new Refusal('request.unknownOperation')
    const name = ask.operation
    if (!ask.member) throw new Refusal('request.siteKeyNotValid')
    if (!(await limits.allow(name, ask.address))) throw new Refusal('request.rateLimited')
    const caller = await callerOf(ask, ask.member, name)
    const handler = handlers[name]
    if (handler === notBuilt) throw new Refusal('request.notBuilt')
    if (!validatorOf(name).Check(ask.input)) throw new Refusal('request.invalid')
    const run = handler as Handler<OperationName>
    if (onlyReads.test(name)) return run(ask.input as never, caller, context)
    let output: unknown
    try {
      output = await run(ask.input as never, caller, context)
      return output
    } finally {
      // A refused call may have done its work all the same.
      if (caller.session) noteChange(caller.session, [ask.input, output], context)
    }
  }

  const callerOf = async (ask: Ask, member: Member, name: OperationName): Promise<Caller> => {
    const from = { member, address: ask.address, country: ask.country, userAgent: ask.userAgent }
    const { token } = ask
    // A browser left alone still pings: that is no activity that keeps a session from expiring.
    const asks = token !== undefined && name !== 'ping'
    const found = asks ? await context.sessions.find(member, token) : undefined
    if (found && 'live' in found) return { ...from, session: admitted(found.live, name) }
    const refused: FaultName = found?.ended ?? 'login.notLoggedIn'
    if (operations[name].access === 'player') throw new Refusal(refused)
    // A stored token that is no longer good is told where it is asked about, and is otherwise no token.
    if (name === 'loginCheck')
      throw new Refusal(refused === 'session.timeout' ? refused : 'login.credentialsNotValid')
    return { ...from, session: null }
  }

  return async (ask: Ask): Promise<Outcome> => {
    const started = performance.now()
    const label = isOperationName(ask.operation) ? ask.operation : 'unknown'
    try {
      const output = await answer(ask)
      observe(label, 'ok', (performance.now() - started) / 1000)
      return { output }
    } catch (error) {
      const refused = refusalOf(error, ask, context)
      observe(label, refused.name, (performance.now() - started) / 1000)
      return { fault: refused }
    }
  }
}

const whilePasswordMustChange: ReadonlySet<OperationName> = new Set(['changePassword2', 'logout', 'init'])

/** Who must change the password is nobody until that is done; who only shows the games has no account. */
const admitted = (session: LiveSession, name: OperationName): LiveSession | null => {
  const { access } = operations[name]
  if (session.mustChangePassword && !whilePasswordMustChange.has(name)) {
    if (access === 'player') throw new Refusal('login.notAuthorized')
    return null
  }
  if (session.restricted && access === 'player' && !isOpenToRestricted(name))
    throw new Refusal('login.selfRestricted')
  if (session.demo && isAccountFeature(operations[name])) throw new Refusal('login.notAuthorized')
  return session
}

export type Pipeline = ReturnType<typeof createPipeline>

/** What is not a refusal of ours is a defect or an outage: the caller gets an id, the log gets the rest. */
const refusalOf = (error: unknown, ask: Ask, { log }: Context): Fault => {
  if (error instanceof Refusal) return error.fault
  const id = randomUUID()
  log.error({ err: error, id, operation: ask.operation }, 'operation failed')
  return fault(isOutage(error) ? 'request.unavailable' : 'request.internal', { id })
}

const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return /^(08|53|57P|ECONN|ENOTFOUND|EPIPE)/.test(code)
  // The database's driver has no code for a connection that broke or was not to be had.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
}
