import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { fault, type FaultName, getHttpStatus } from '@fairground/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member, Members } from '#operator/members.ts'
import type { LiveSession } from '#operation/live-session.ts'
import { createAddressLimit } from '#platform/network/address-limit.ts'
import { Refusal } from '#platform/refusal.ts'
import type { SessionStore } from '#operation/session-store.ts'
import type { StoreDocument } from './store-document.ts'

/** The member is undefined if a page of another site sent the request. */
interface NamedSession {
  readonly member: Member | undefined
  readonly token: string | undefined
}

interface UploadDeps {
  readonly members: Members
  readonly sessions: SessionStore
  readonly readSession: (headers: IncomingHttpHeaders, member: Member | undefined) => NamedSession
  readonly storeDocument: StoreDocument
  readonly rateFactor: number
  readonly getAddress: (request: IncomingMessage) => string
}

const maxUploadBytes = 10 * 1024 * 1024
const maxUploadsPerMinute = 20

/**
 * Serves POST /api/{memberId}/documents with the file as the body and the headers of every call. The sender is
 * authenticated before the body is read. Uploads cannot be downloaded here.
 */
export const serveUploads = (app: FastifyInstance, deps: UploadDeps): void => {
  const isAllowed = createAddressLimit({ points: maxUploadsPerMinute * deps.rateFactor, seconds: 60 })
  const senders = new WeakMap<FastifyRequest, LiveSession>()

  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!(await isAllowed(deps.getAddress(request.raw)))) throw new Refusal('request.rateLimited')
    senders.set(request, await findSender(request, deps))
  }

  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxUploadBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.setErrorHandler((error: unknown, request, reply) => refuse(error, request, reply))
    scope.post('/api/:memberId/documents', { onRequest: admit, bodyLimit: maxUploadBytes }, async request => {
      const session = senders.get(request)
      if (!session || !Buffer.isBuffer(request.body)) throw new Refusal('request.invalid')
      return { uploadId: await deps.storeDocument(session, request.body) }
    })
    done()
  })
}

const findSender = async (
  { headers, params }: FastifyRequest,
  { members, sessions, readSession }: UploadDeps,
): Promise<LiveSession> => {
  const siteKey = headers['site-key']
  const known = await members.bySiteKey(typeof siteKey === 'string' ? siteKey : '')
  const { member, token = '' } = readSession(headers, known)
  const memberId = Number((params as { readonly memberId: string }).memberId)
  if (!member || member.id !== memberId) throw new Refusal('request.siteKeyNotValid')
  const found = await sessions.find(member, token)
  if ('ended' in found) throw new Refusal(found.ended)
  if (found.live.mustChangePassword) throw new Refusal('login.passwordMustBeChanged')
  if (found.live.demo) throw new Refusal('login.notAuthorized')
  return found.live
}

const httpTooLarge = 413

const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof Refusal) return reply.code(getHttpStatus(error.fault.name)).send(error.fault)
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'upload failed')
  const name: FaultName =
    status === httpTooLarge ? 'documents.tooLarge' : status < 500 ? 'request.invalid' : 'request.internal'
  return reply.code(getHttpStatus(name)).send(fault(name))
}
