import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CacheableResponse {
  readonly type: string
  readonly body: string | Buffer
  /** Content security policy of the response when it is opened as a page. */
  readonly policy?: string
  /** Part of a preview, which no cache may store. */
  readonly isPreview?: boolean
  /** The address names the content, so that it never changes. */
  readonly isImmutable?: boolean
}

/** Caches use the response for a minute, then revalidate it and may serve the old one meanwhile. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=600'
const immutableControl = 'public, max-age=31536000, immutable'

export const sendCacheable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, policy, isPreview, isImmutable }: CacheableResponse,
) => {
  if (policy !== undefined) reply.header('content-security-policy', policy)
  const fullType = typeof body === 'string' ? `${type}; charset=utf-8` : type
  if (isPreview) return reply.header('cache-control', 'private, no-store').type(fullType).send(body)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', isImmutable ? immutableControl : cacheControl).header('etag', tag)
  const knownTags = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (knownTags.some(each => each.replace(/^W\//, '') === tag)) return reply.code(304).send()
  return reply.type(fullType).send(body)
}
