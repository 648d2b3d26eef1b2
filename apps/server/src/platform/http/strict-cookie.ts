import type { IncomingHttpHeaders } from 'node:http'

/** A cookie that scripts cannot read and that a browser sends with requests of its own site only. */
export interface StrictCookie {
  readonly name: string
  /** Without HTTPS, on the own machine only, browsers accept neither `Secure` nor the prefix that fixes host and path. */
  readonly isPlain: boolean
}

const toName = ({ name, isPlain }: StrictCookie): string => `${isPlain ? '' : '__Host-'}${name}`

export const readStrictCookie = (
  { cookie = '' }: IncomingHttpHeaders,
  named: StrictCookie,
): string | undefined => {
  const start = `${toName(named)}=`
  const pair = cookie.split(';').find(each => each.trim().startsWith(start))
  return pair?.trim().slice(start.length)
}

/** The header that stores a value; null deletes the cookie. */
export const toStrictCookie = (cookie: StrictCookie, value: string | null, maxAgeSeconds: number): string => {
  const age = value === null ? 0 : maxAgeSeconds
  const rest = `Path=/; HttpOnly; SameSite=Strict${cookie.isPlain ? '' : '; Secure'}`
  return `${toName(cookie)}=${value ?? ''}; Max-Age=${age}; ${rest}`
}
