import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CacheableResponse {
  readonly type: string
  readonly body: string | Buffer
  /** Content security policy of the response when it is opened as a page. */
  readonly policy?: string
}

/** Caches use the response for a minute, then revalidate it and may serve the old one meanwhile. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600'

export const sendCacheable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, policy }: CacheableResponse,
) => {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', cacheControl).header('etag', tag)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  const knownTags = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (knownTags.some(each => each.replace(/^W\//, '') === tag)) return reply.code(304).send()
  return reply.type(typeof body === 'string' ? `${type}; charset=utf-8` : type).send(body)
}
