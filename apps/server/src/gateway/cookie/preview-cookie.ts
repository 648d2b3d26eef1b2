import type { IncomingHttpHeaders } from 'node:http'
import { toStrictCookie } from '#platform/http/strict-cookie.ts'
import type { Mode } from '#platform/mode.ts'
import { isPlainSite } from './session-cookie.ts'

const pattern = /(?:^|;\s*)(?:__Host-)?preview=([A-Za-z0-9_-]+)/

/** The token of a preview. Whether it is one is checked by the reader. */
export const readPreviewCookie = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  pattern.exec(cookie)?.[1]

export interface PreviewToken {
  readonly token: string
  readonly maxAgeSeconds: number
}

/** The header that stores the token until its end; null deletes the cookie. */
export const toPreviewCookie = (
  { host = '' }: IncomingHttpHeaders,
  mode: Mode,
  preview: PreviewToken | null,
): string => {
  const cookie = { name: 'preview', isPlain: isPlainSite(mode, host) }
  return toStrictCookie(cookie, preview?.token ?? null, preview?.maxAgeSeconds ?? 0)
}

/**
 * The same for a frame on a page of another site, where browsers store no strict cookie. It is sent only below that page's
 * site. Browsers accept `Secure` from the own machine without HTTPS too.
 */
export const toFramedPreviewCookie = ({ token, maxAgeSeconds }: PreviewToken): string =>
  `__Host-preview=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=None; Secure; Partitioned`
