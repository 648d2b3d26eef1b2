import type { IncomingMessage } from 'node:http'
import { fault, type FaultName, httpStatusOf } from '@fairground/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Members } from '#member/members.ts'
import type { LiveSession } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import type { SessionStore } from '#operation/session-store.ts'
import type { KeepDocument } from './keep-document.ts'

interface UploadParts {
  readonly members: Members
  readonly sessions: SessionStore
  readonly keep: KeepDocument
  readonly rateFactor: number
  readonly addressOf: (request: IncomingMessage) => string
}

const largestFile = 10 * 1024 * 1024
const uploadsAMinute = 20

/**
 * POST /api/{memberId}/documents: one file as the body, with the headers of every call. Who sends it is known before
 * any of it is read. Nothing that was sent can be fetched here.
 */
export const serveUploads = (app: FastifyInstance, parts: UploadParts): void => {
  const limit = new RateLimiterMemory({ points: uploadsAMinute * parts.rateFactor, duration: 60 })
  const senders = new WeakMap<FastifyRequest, LiveSession>()

  const admit = async (request: FastifyRequest): Promise<void> => {
    const allowed = await limit.consume(parts.addressOf(request.raw)).catch(() => undefined)
    if (!allowed) throw new Refusal('request.rateLimited')
    senders.set(request, await senderOf(request, parts))
  }

  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.setErrorHandler((error: unknown, request, reply) => refuse(error, request, reply))
    scope.post('/api/:memberId/documents', { onRequest: admit, bodyLimit: largestFile }, async request => {
      const session = senders.get(request)
      if (!session || !Buffer.isBuffer(request.body)) throw new Refusal('request.invalid')
      return { uploadId: await parts.keep(session, request.body) }
    })
    done()
  })
}

const senderOf = async (
  { headers, params }: FastifyRequest,
  { members, sessions }: UploadParts,
): Promise<LiveSession> => {
  const member = await members.bySiteKey(one(headers['site-key']))
  const named = Number((params as { readonly memberId: string }).memberId)
  if (!member || member.id !== named) throw new Refusal('request.siteKeyNotValid')
  const found = await sessions.find(member, one(headers['auth-token']))
  if ('ended' in found) throw new Refusal(found.ended)
  if (found.live.mustChangePassword) throw new Refusal('login.passwordMustBeChanged')
  if (found.live.demo) throw new Refusal('login.notAuthorized')
  return found.live
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const httpTooLarge = 413

const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof Refusal) return reply.code(httpStatusOf(error.fault.name)).send(error.fault)
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'upload failed')
  const name: FaultName =
    status === httpTooLarge ? 'documents.tooLarge' : status < 500 ? 'request.invalid' : 'request.internal'
  return reply.code(httpStatusOf(name)).send(fault(name))
}
