import { BadConfiguration } from './bad-configuration.ts'
import { isLoopback } from './network/loopback.ts'

export interface ControlSettings {
  readonly url: string
  readonly token: string
  /** The key of the control system at this address, hexadecimal. */
  readonly publicKey: string
}

/** The settings of the independent control system. Undefined if the platform has none. */
export const readControlSettings = (
  env: Readonly<Record<string, string | undefined>>,
  [publicKey]: readonly string[],
): ControlSettings | undefined => {
  const { FAIRGROUND_CONTROL_URL: url, FAIRGROUND_CONTROL_TOKEN: token } = env
  if (!url) return undefined
  if (!isPrivate(url))
    throw new BadConfiguration(`FAIRGROUND_CONTROL_URL is neither https nor on this machine: ${url}`)
  if (!token)
    throw new BadConfiguration('neither FAIRGROUND_CONTROL_TOKEN nor FAIRGROUND_CONTROL_TOKEN_FILE is set')
  if (!publicKey)
    throw new BadConfiguration('FAIRGROUND_CONTROL_KEYS does not name the key of the control system')
  return { url: url.replace(/\/$/, ''), token, publicKey }
}

/** Tickets and token must not cross a network in clear. */
const isPrivate = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:') return isLoopback(url.hostname)
  return url?.protocol === 'https:'
}
