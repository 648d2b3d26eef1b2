import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface KeptAnswer {
  readonly type: string
  readonly body: string
  /** What the answer itself may do when it is opened as a page. */
  readonly policy?: string
}

/** Caches keep it for a minute and then ask whether it has changed; while they ask they may still show it. */
const keep = 'public, max-age=60, stale-while-revalidate=600'

export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, policy }: KeptAnswer,
) => {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', keep).header('etag', tag)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (known.some(each => each.replace(/^W\//, '') === tag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(body)
}
