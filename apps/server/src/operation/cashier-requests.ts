import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Broker, decode, encode } from '#platform/broker/broker.ts'
import { allCashierSubjects, cashierSubject } from '#platform/broker/subjects.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'

const rowId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const text = Type.String({ minLength: 1, maxLength: 200 })
const closed = { additionalProperties: false }

/**
 * The requests of a gateway to a worker. A request names what to examine and carries no amount: the worker reads the facts
 * from the database or asks the provider, and decides alone.
 */
const requests = {
  /** Asks the provider about a deposit and applies its status. */
  settleDeposit: Compile(Type.Object({ orderKey: text }, closed)),
  /** Decides who must approve a withdrawal, and approves it if the rule needs no staff. */
  routeWithdrawal: Compile(Type.Object({ withdrawalId: rowId, playerId: rowId }, closed)),
  /** Pays a bonus ball of an ended draw. */
  collectBall: Compile(Type.Object({ ballId: rowId, playerId: rowId, requestId: text }, closed)),
}

type CashierRequest = keyof typeof requests
type Request<N extends CashierRequest> = ReturnType<(typeof requests)[N]['Parse']>

export interface CashierClient {
  /** Resolves when a worker has examined the request. Throws `request.unavailable` if none answered. */
  request<N extends CashierRequest>(memberId: number, name: N, request: Request<N>): Promise<void>
}

/** Below the time that a browser waits. */
const timeoutMs = 9_000

export const createCashierClient = (broker: Broker): CashierClient => ({
  async request(memberId, name, request) {
    const answer = await broker
      .request(cashierSubject(memberId), encode([name, request]), timeoutMs)
      .catch(() => undefined)
    if (answer !== 'done') throw new Refusal('request.unavailable')
  },
})

export type CashierHandlers = {
  readonly [N in CashierRequest]: (memberId: number, request: Request<N>) => Promise<void>
}

const isCashierRequest = (name: unknown): name is CashierRequest =>
  typeof name === 'string' && Object.hasOwn(requests, name)

/** Serves the requests of all operators. Workers share them: each request reaches one. */
export const serveCashier = (broker: Broker, log: Log, handlers: CashierHandlers) => {
  const handle = async (subject: string, data: Uint8Array): Promise<void> => {
    const memberId = Number(subject.split('.')[1])
    const [name, request] = decode(data) as [unknown, unknown]
    const isValid = isRowId(memberId) && isCashierRequest(name) && requests[name].Check(request)
    if (!isValid) throw new Error('not a cashier request')
    // The schema of the same name has checked the request.
    await (handlers[name] as (memberId: number, request: unknown) => Promise<void>)(memberId, request)
  }
  const subscription = broker.subscribe(
    allCashierSubjects,
    message => {
      handle(message.subject, message.data).then(
        () => message.respond(encode('done')),
        (error: unknown) => {
          log.warn({ err: error, subject: message.subject }, 'cashier request failed')
          message.respond(encode('failed'))
        },
      )
    },
    'cashier',
  )
  return { stop: () => subscription.unsubscribe() }
}
