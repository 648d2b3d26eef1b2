import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { backoffMs } from '#platform/backoff.ts'
import type { Log } from '#platform/log.ts'
import { findAllOperators } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { toSentBatches } from './batch-lines.ts'
import type { CallControl } from './call-control.ts'
import { ControlDiffers, ControlUnavailable } from './control-answers.ts'
import { findNewestBatch, readNextBatches, readSales, readTerms } from './queries.ts'

export interface FeedDeps {
  readonly db: Database
  readonly call: CallControl
  readonly log: Log
  /** Batches of an operator that the control system does not have yet. */
  readonly observeLag: (memberId: number, batches: number) => void
  readonly observeFailure: (kind: ControlFailure) => void
}

type ControlFailure = 'difference' | 'unavailable' | 'failed'

export interface Feed {
  /** Sends the next batches of an operator. Returns false if there were none. */
  sendNext(memberId: number): Promise<boolean>
  /** Sends all batches that exist at the time of the call. */
  catchUp(memberId: number): Promise<void>
  /** Makes the next send ask for the position. */
  forgetPosition(memberId: number): void
}

const limits = { batches: 200, tickets: 5000 }
const statusTimeoutMs = 10_000
const batchesTimeoutMs = 60_000

/** Sends every batch of sales in order, at least once. The control system names the number that it expects. */
export const createFeed = ({ db, call, observeLag }: FeedDeps): Feed => {
  const positions = new Map<number, bigint>()
  const running = new Map<number, Promise<boolean>>()

  const send = async (memberId: number): Promise<boolean> => {
    const from = positions.get(memberId) ?? (await findPosition(call, memberId))
    const { newest, body } = await inMember(db, memberId, async tx => {
      const batches = await readNextBatches(tx, memberId, from, limits)
      const sales = await readSales(tx, memberId, batches)
      const terms = await readTerms(tx, memberId, [...sales.keys()].map(Number))
      const sent = toSentBatches(batches, sales)
      return {
        newest: await findNewestBatch(tx, memberId),
        body: sent.length > 0 ? { member: String(memberId), terms, batches: sent } : undefined,
      }
    })
    observeLag(memberId, Math.max(0, Number(newest - from) + 1))
    const next = body ? readNumber(await call.post('/batches', body, batchesTimeoutMs), 'next') : from
    positions.set(memberId, next)
    if (body) observeLag(memberId, Math.max(0, Number(newest - next) + 1))
    return body !== undefined
  }
  const forgetPosition = (memberId: number) => void positions.delete(memberId)
  const sendNext = (memberId: number): Promise<boolean> => {
    const sending =
      running.get(memberId) ??
      send(memberId)
        .catch((error: unknown) => {
          forgetPosition(memberId)
          throw error
        })
        .finally(() => running.delete(memberId))
    running.set(memberId, sending)
    return sending
  }
  return {
    sendNext,
    forgetPosition,
    async catchUp(memberId) {
      const newest = await inMember(db, memberId, tx => findNewestBatch(tx, memberId))
      while ((positions.get(memberId) ?? 0n) <= newest) await sendNext(memberId)
    },
  }
}

const findPosition = async (call: CallControl, memberId: number): Promise<bigint> => {
  const { members } = await call.get('/status', statusTimeoutMs)
  const known = (members as Record<string, { readonly n: number | null }> | undefined)?.[memberId]
  if (!known) throw new ControlUnavailable(`the control system does not know operator ${memberId}`)
  return BigInt(known.n ?? 0) + 1n
}

const readNumber = (answer: Readonly<Record<string, unknown>>, name: string): bigint => {
  const value = answer[name]
  if (typeof value !== 'number') throw new ControlUnavailable(`the answer has no ${name}`)
  return BigInt(value)
}

const everyMs = 500
const maxBackoffMs = 10_000
/** People are called after this time without an answer, and at once after a difference. */
const alarmAfterMs = 30_000

interface Failing {
  readonly since: number
  readonly attempts: number
  readonly retryAt: number
}

/** Sends the sales of all operators while tickets sell. A failed send is repeated until it succeeds. */
export const startFeed = ({ db, log, observeFailure }: FeedDeps, feed: Feed) => {
  const failing = new Map<number, Failing>()
  const recordFailure = (memberId: number, error: unknown) => {
    const now = Date.now()
    const { since, attempts } = failing.get(memberId) ?? { since: now, attempts: 0 }
    const retryAt = now + backoffMs(attempts + 1, everyMs, maxBackoffMs)
    failing.set(memberId, { since, attempts: attempts + 1, retryAt })
    const failure = toFailure(error)
    observeFailure(failure)
    const facts = { err: error, memberId, failure, since }
    if (failure === 'difference' || now - since >= alarmAfterMs)
      log.error({ ...facts, alarm: 'control' }, 'control system feed failed')
    else log.warn(facts, 'control system feed failed')
  }
  const work = async (memberId: number): Promise<boolean> => {
    if (Date.now() < (failing.get(memberId)?.retryAt ?? 0)) return false
    try {
      const sent = await feed.sendNext(memberId)
      failing.delete(memberId)
      return sent
    } catch (error) {
      recordFailure(memberId, error)
      return false
    }
  }
  return pollMembers({ db, log, name: 'control feed', everyMs, findDue: findAllOperators, work })
}

export const toFailure = (error: unknown): ControlFailure => {
  if (error instanceof ControlDiffers) return 'difference'
  return error instanceof ControlUnavailable ? 'unavailable' : 'failed'
}
