import { readFileSync } from 'node:fs'
import { BadConfiguration } from './bad-configuration.ts'

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
  const { FAIRGROUND_CONTROL_URL: url, FAIRGROUND_CONTROL_TOKEN_FILE: tokenFile } = env
  if (!url) return undefined
  if (!isPrivate(url))
    throw new BadConfiguration(`FAIRGROUND_CONTROL_URL is neither https nor on this machine: ${url}`)
  if (!tokenFile) throw new BadConfiguration('FAIRGROUND_CONTROL_TOKEN_FILE is not set')
  if (!publicKey)
    throw new BadConfiguration('FAIRGROUND_CONTROL_KEYS does not name the key of the control system')
  return { url: url.replace(/\/$/, ''), token: readToken(tokenFile), publicKey }
}

/** Tickets and token must not cross a network in clear. */
const isPrivate = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:') return ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return url?.protocol === 'https:'
}

const readToken = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new BadConfiguration(`FAIRGROUND_CONTROL_TOKEN_FILE cannot be read: ${file}`)
  }
}
