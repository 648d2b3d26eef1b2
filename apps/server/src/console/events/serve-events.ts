import {
  type OperatorFault,
  operatorFault,
  operatorFaults,
} from '@fairground/contract/operator/operator-faults'
import type { Database } from '@fairground/database/connect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSessions } from '#console/session/cookie-sessions.ts'
import type { Log } from '#platform/log.ts'
import { OperatorRefusal } from '#staff/access/operator-refusal.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { findStreamReader, type StreamReader } from './find-reader.ts'
import { createOperatorWatch, type OperatorWatch } from './operator-watch.ts'
import { createStreamCounts } from './stream-counts.ts'

export interface StaffEventDeps {
  readonly db: Database
  readonly log: Log
  readonly sessions: CookieSessions
  readonly findAddress: (request: FastifyRequest) => string
  readonly parseMemberId: (text: string) => number
}

/** How often a stream looks whether its session lives and has the same rights. */
const checkMs = 5000

/** Serves the live channel of staff: GET /operator/{memberId}/events. */
export const serveStaffEvents = (app: FastifyInstance, deps: StaffEventDeps): void => {
  const { db, log, sessions } = deps
  const counts = createStreamCounts()
  const watches = new Map<number, OperatorWatch>()
  const streams = new Set<EventStream>()

  const getWatch = (memberId: number): OperatorWatch => {
    const watch = watches.get(memberId) ?? createOperatorWatch({ db, log }, memberId)
    watches.set(memberId, watch)
    return watch
  }

  const open = (reply: FastifyReply, memberId: number, token: string, reader: StreamReader): void => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies like nginx otherwise collect the stream before they pass it on.
      'x-accel-buffering': 'no',
    })
    raw.flushHeaders()
    const stream = createEventStream(raw)
    streams.add(stream)
    const stopListening = getWatch(memberId).listen({
      change: change => {
        if (reader.topics.has(change.topic)) stream.send('change', change)
      },
      clock: clock => stream.send('clock', clock),
    })
    const endIfOver = async (): Promise<void> => {
      const reason = await findEnd(db, memberId, token, reader, log)
      if (reason) stream.end(reason)
    }
    const checking = setInterval(() => void endIfOver(), checkMs)
    raw.on('error', () => raw.destroy())
    raw.on('close', () => {
      clearInterval(checking)
      stopListening()
      streams.delete(stream)
    })
  }

  app.get<{ Params: { memberId: string } }>('/operator/:memberId/events', async (request, reply) => {
    const { token, isForeign } = sessions.readForStream(request.headers)
    if (isForeign || token === undefined) return refuse(reply, operatorFault('staff.notSignedIn'))
    const memberId = deps.parseMemberId(request.params.memberId)
    try {
      const reader = await findStreamReader(db, memberId, token)
      const release = counts.add(reader.sessionId, deps.findAddress(request))
      if (!release) return refuse(reply, operatorFault('request.rateLimited'))
      reply.raw.on('close', release)
      open(reply, memberId, token, reader)
      return reply
    } catch (error) {
      if (error instanceof OperatorRefusal) return refuse(reply, error.fault)
      throw error
    }
  })

  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end('stopping')
  })
}

const refuse = (reply: FastifyReply, fault: OperatorFault) =>
  reply.code(operatorFaults[fault.name].status).send(fault)

/** Why a stream must end, if it must. A database that does not answer ends none: the clock stops instead. */
const findEnd = async (
  db: Database,
  memberId: number,
  token: string,
  { rights }: StreamReader,
  log: Log,
): Promise<'signedOut' | 'rightsChanged' | undefined> => {
  try {
    const now = await findStreamReader(db, memberId, token)
    return now.rights === rights ? undefined : 'rightsChanged'
  } catch (error) {
    if (error instanceof OperatorRefusal)
      return error.fault.name === 'staff.notSignedIn' ? 'signedOut' : 'rightsChanged'
    log.warn({ err: error, memberId }, 'session of a stream not read')
    return undefined
  }
}
