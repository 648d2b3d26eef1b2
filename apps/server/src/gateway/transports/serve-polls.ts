import { randomBytes } from 'node:crypto'
import { messageKinds } from '@fairground/contract/channel'
import { parseClientMessage } from '@fairground/contract/parse-message'
import { pollHeaders, transportPaths } from '@fairground/contract/transport'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeMessages } from '#gateway/codec.ts'
import type { ChannelSocket } from '#gateway/socket.ts'
import { findOpeningFault, hasRoom, type HttpTransportDeps, refuse } from './http-transports.ts'
import { PollWire } from './poll-wire.ts'

interface Poll {
  readonly wire: PollWire
  readonly channel: ChannelSocket
}

/**
 * Serves the channel over long polling. POST sends messages and, with HELLO and no id, opens a connection; GET waits for
 * messages; DELETE ends the connection. The id is as secret as a session token.
 */
export const servePolls = (app: FastifyInstance, deps: HttpTransportDeps): void => {
  const polls = new Map<string, Poll>()

  const open = (request: FastifyRequest): { id: string; channel: ChannelSocket } => {
    const id = randomBytes(32).toString('base64url')
    const wire = new PollWire(() => polls.delete(id))
    const channel = deps.channels.open(wire, wire, deps.getClientInfo(request.raw))
    polls.set(id, { wire, channel })
    return { id, channel }
  }

  const find = ({ headers }: FastifyRequest): Poll | undefined => {
    const id = headers[pollHeaders.id]
    return typeof id === 'string' ? polls.get(id) : undefined
  }

  app.addHook('onClose', async () => {
    for (const { wire } of polls.values()) wire.stop()
  })

  void app.register(async routes => {
    routes.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    )

    routes.post<{ Body: unknown }>(transportPaths.polling, async (request, reply) => {
      const decodeBody = () => (Buffer.isBuffer(request.body) ? safelyDecode(request.body) : [])
      if (request.headers[pollHeaders.id] !== undefined) {
        const poll = find(request)
        if (!poll) return refuse(reply, 'session.lost')
        // The viewer learns from its next poll that the channel has ended.
        if (poll.wire.readyState !== poll.wire.OPEN) return reply.code(204).send()
        if (poll.wire.isPaused) return refuse(reply, 'request.rateLimited')
        poll.wire.touch()
        for (const message of decodeBody()) {
          if (poll.wire.readyState !== poll.wire.OPEN) break
          void poll.channel.receive(parseClientMessage(message))
        }
        return reply.code(204).send()
      }
      const refusal = await findOpeningFault(request, deps)
      if (refusal) return refuse(reply, refusal)
      const messages = decodeBody()
      const hello = parseClientMessage(messages[0])
      if (messages.length !== 1 || hello?.[0] !== messageKinds.HELLO) return refuse(reply, 'request.invalid')
      if (!hasRoom(request, deps)) return refuse(reply, 'request.rateLimited')
      const { id, channel } = open(request)
      void channel.receive(hello)
      return reply.header(pollHeaders.id, id).code(204).send()
    })

    routes.get(transportPaths.polling, async (request, reply) => {
      const poll = find(request)
      const received = Number(request.headers[pollHeaders.received] ?? 0)
      if (!poll || !Number.isSafeInteger(received)) return refuse(reply, 'session.lost')
      reply.raw.on('close', () => poll.wire.cancel(request))
      const batch = await poll.wire.poll(received, request)
      reply.header('cache-control', 'no-store')
      if (batch) {
        reply.header(pollHeaders.batch, batch.number).type('application/octet-stream')
        return reply.send(batch.bytes)
      }
      return poll.wire.readyState === poll.wire.OPEN ? reply.code(204).send() : refuse(reply, 'session.lost')
    })

    routes.delete(transportPaths.polling, async (request, reply) => {
      find(request)?.wire.stop()
      polls.delete(String(request.headers[pollHeaders.id]))
      return reply.code(204).send()
    })
  })
}

const safelyDecode = (bytes: Buffer): unknown[] => {
  try {
    return decodeMessages(bytes)
  } catch {
    return [undefined]
  }
}
