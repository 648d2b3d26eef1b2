import type { ServerResponse } from 'node:http'
import { messageKinds } from '@fairground/contract/channel'
import { restHeartbeatMs } from '@fairground/contract/constants'
import { parseClientMessage } from '@fairground/contract/parse-message'
import { logHeader, parseLogPosition, parsePositions, transportPaths } from '@fairground/contract/transport'
import type { FastifyInstance } from 'fastify'
import type { OutgoingMessage } from '#gateway/outgoing-message.ts'
import { EmulatedWire } from './channel-wire.ts'
import {
  findOpeningFault,
  hasRoom,
  type HttpTransportDeps,
  refuse,
  toSessionHeaders,
} from './http-transports.ts'

const heartbeat = Buffer.from(':\n\n')

/** A stream of server-sent events. Its viewer sends nothing: other topics need another stream. */
class EventWire extends EmulatedWire {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    super()
    this.#response = response
    response.on('close', () => this.close())
    response.on('error', () => this.close())
  }

  get writableLength(): number {
    return this.#response.writableLength
  }

  write(message: OutgoingMessage): void {
    this.#response.write(message.event)
  }

  beat(): void {
    // A slow viewer has unread data, which keeps its connection alive.
    if (this.#response.writableLength === 0) this.#response.write(heartbeat)
  }

  // The viewer has nothing to send.
  pause(): void {}
  resume(): void {}

  protected end(): void {
    this.#response.end()
  }

  protected destroy(): void {
    this.#response.destroy()
  }
}

/** Serves the pushed messages of the REST mode: GET /api/events?topics=lobby.1,game.1.5 */
export const serveEvents = (app: FastifyInstance, deps: HttpTransportDeps): void => {
  const wires = new Set<EventWire>()
  const beating = setInterval(() => {
    for (const wire of wires) wire.beat()
  }, restHeartbeatMs)
  app.addHook('onClose', async () => clearInterval(beating))

  app.get<{ Querystring: { topics?: unknown } }>(transportPaths.events, async (request, reply) => {
    const { siteKey, session } = toSessionHeaders(request)
    const refusal = await findOpeningFault(request, deps)
    if (refusal) return refuse(reply, refusal)
    if (!(await deps.members.bySiteKey(siteKey))) return refuse(reply, 'request.siteKeyNotValid')
    const subscribe = toSubscribe(request.query.topics, request.headers['last-event-id'])
    if (!subscribe) return refuse(reply, 'request.invalid')
    if (!hasRoom(request, deps)) return refuse(reply, 'request.rateLimited')
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies like nginx otherwise collect the stream before they pass it on.
      'x-accel-buffering': 'no',
    })
    const wire = new EventWire(raw)
    wires.add(wire)
    wire.on('close', () => wires.delete(wire))
    const channel = deps.channels.open(wire, wire, deps.getClientInfo(request.raw))
    const log = parseLogPosition(String(request.headers[logHeader] ?? ''))
    const hello = {
      siteKey,
      version: '',
      ...session,
      ...(log === undefined ? {} : { log }),
    }
    await channel.receive([messageKinds.HELLO, hello])
    await channel.receive(subscribe)
    return reply
  })
}

/** Topics without a position in Last-Event-ID start with a snapshot. */
const toSubscribe = (topics: unknown, lastEventId: unknown) => {
  if (topics !== undefined && typeof topics !== 'string') return null
  const names = (topics ?? '').split(',').filter(name => name !== '')
  const known = parsePositions(typeof lastEventId === 'string' ? lastEventId : '')
  const positions = Object.fromEntries(names.map(name => [name, known[name] ?? null]))
  const message = parseClientMessage([messageKinds.SUBSCRIBE, positions])
  return message?.[0] === messageKinds.SUBSCRIBE ? message : null
}
