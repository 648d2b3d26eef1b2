import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPreviewEnd } from '#site-content/versions/preview-token.ts'
import type { Member } from '#operator/members.ts'
import type { Mode } from '#platform/mode.ts'
import type { Vault } from '#vault/vault.ts'
import {
  type PreviewToken,
  readPreviewCookie,
  toFramedPreviewCookie,
  toPreviewCookie,
} from '#gateway/cookie/preview-cookie.ts'
import { isForeignFrame } from './preview-frame.ts'

/** Finds out whether a request is part of a preview of drafts. */
export interface Previews {
  isPreview(request: FastifyRequest, member: Member): boolean
  /** The same for a page. Its address can begin a preview with a token, or end it with anything else. */
  beginOrEnd(request: FastifyRequest, reply: FastifyReply, member: Member): boolean
}

/** The browser forgets what it has cached, because a preview has the addresses of the live content. */
const forgetCache = (reply: FastifyReply): void => void reply.header('clear-site-data', '"cache"')

export const createPreviews = (vault: Vault, mode: Mode, now: () => number): Previews => {
  const isPreview = (request: FastifyRequest, member: Member): boolean =>
    findPreviewEnd(vault, member.id, readPreviewCookie(request.headers), now()) !== undefined
  const begin = ({ headers }: FastifyRequest, reply: FastifyReply, preview: PreviewToken): void => {
    // The cache of such a frame has nothing but previews.
    if (isForeignFrame(headers)) reply.header('set-cookie', toFramedPreviewCookie(preview))
    else forgetCache(reply.header('set-cookie', toPreviewCookie(headers, mode, preview)))
  }
  return {
    isPreview,
    beginOrEnd(request, reply, member) {
      const { preview: token } = request.query as { preview?: unknown }
      if (typeof token !== 'string') return isPreview(request, member)
      const end = findPreviewEnd(vault, member.id, token, now())
      if (end !== undefined) begin(request, reply, { token, maxAgeSeconds: Math.floor((end - now()) / 1000) })
      else forgetCache(reply.header('set-cookie', toPreviewCookie(request.headers, mode, null)))
      return end !== undefined
    },
  }
}
