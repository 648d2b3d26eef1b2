import type { IncomingHttpHeaders } from 'node:http'
import type { Mode } from '#platform/mode.ts'
import { isPlainSite } from './session-cookie.ts'

const pattern = /(?:^|;\s*)(?:__Host-)?preview=([A-Za-z0-9_-]+)/

/** The token of a preview. Whether it is one is checked by the reader. */
export const readPreviewCookie = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  pattern.exec(cookie)?.[1]

/** The header that stores the token until its end; null deletes the cookie. */
export const toPreviewCookie = (
  { host = '' }: IncomingHttpHeaders,
  mode: Mode,
  preview: { readonly token: string; readonly maxAgeSeconds: number } | null,
): string => {
  const isPlain = isPlainSite(mode, host)
  const pair = `${isPlain ? '' : '__Host-'}preview=${preview?.token ?? ''}`
  const rest = `Path=/; HttpOnly; SameSite=Strict${isPlain ? '' : '; Secure'}`
  return `${pair}; Max-Age=${preview?.maxAgeSeconds ?? 0}; ${rest}`
}
