import { join, resolve } from 'node:path'
import { BadConfiguration } from './bad-configuration.ts'

/** The certificate of a process. Both sides of a connection present one, and each knows the other's fingerprint. */
export interface CertificateFiles {
  readonly certificate: string
  readonly key: string
}

/** A Unix socket, or a host with the SHA-256 fingerprint of its certificate. */
export type SignerAddress =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number; readonly fingerprint: string }

/** What the owner of a certificate may call. */
export const certificateRoles = ['worker', 'peer', 'monitor'] as const
export type CertificateRole = (typeof certificateRoles)[number]

export interface TlsListener {
  readonly host: string
  readonly port: number
  /** The role of each admitted certificate by its fingerprint. */
  readonly roles: ReadonlyMap<string, CertificateRole>
}

export interface SignerSettings {
  /** The signer's folder with its key, secrets and log. No other service reads it. */
  readonly folder: string
  readonly socket: string
  /** Without it the signer answers only on its Unix socket. */
  readonly listener: TlsListener | undefined
  readonly identity: CertificateFiles | undefined
  /** Where the platform finds the signer and its standby. */
  readonly addresses: readonly SignerAddress[]
  /** The second signer, which holds a copy of the log. */
  readonly other: SignerAddress | undefined
  /** After this time without an answer of the second signer, signing continues alone. */
  readonly otherTimeoutMs: number
  /** Starts with an empty log and waits for the entries of the active signer. */
  readonly standby: boolean
  /** Public keys of the control systems, hexadecimal. */
  readonly controlKeys: readonly string[]
  /** Beacon relays by the signer's own route. */
  readonly beaconUrls: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

export const readSignerSettings = (env: Environment): SignerSettings => {
  const folder = resolve(env.FAIRGROUND_SIGNER_FOLDER ?? '.run/signer')
  const socket = env.FAIRGROUND_SIGNER_SOCKET ?? join(folder, 'signer.sock')
  const addresses = list(env.FAIRGROUND_SIGNER_ADDRESSES).map(readAddress)
  const identity = readIdentity(env)
  const listener = readListener(env)
  const other = env.FAIRGROUND_SIGNER_OTHER ? readAddress(env.FAIRGROUND_SIGNER_OTHER) : undefined
  const needsIdentity = listener ?? [...addresses, ...(other ? [other] : [])].find(each => 'host' in each)
  if (needsIdentity && !identity)
    throw new BadConfiguration(
      'FAIRGROUND_SIGNER_CERTIFICATE and FAIRGROUND_SIGNER_CERTIFICATE_KEY are not set',
    )
  return {
    folder,
    socket,
    listener,
    identity,
    addresses: addresses.length > 0 ? addresses : [{ socket }],
    other,
    otherTimeoutMs: Number(env.FAIRGROUND_SIGNER_OTHER_MS ?? '1000'),
    standby: env.FAIRGROUND_SIGNER_STANDBY === '1',
    controlKeys: list(env.FAIRGROUND_CONTROL_KEYS).map(key => readHex('FAIRGROUND_CONTROL_KEYS', key)),
    beaconUrls: list(env.FAIRGROUND_SIGNER_BEACON_URLS ?? env.FAIRGROUND_BEACON_URLS),
  }
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').filter(part => part !== '')

/** Accepts the notation of OpenSSL too: upper case with colons. */
const readHex = (setting: string, text: string): string => {
  const value = text.replaceAll(':', '').toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(value)) throw new BadConfiguration(`${setting}: ${text} is not 32 bytes`)
  return value
}

const readAddress = (text: string): SignerAddress => {
  if (text.startsWith('unix:')) return { socket: text.slice('unix:'.length) }
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || !url.hostname || !url.port || url.hash === '')
    throw new BadConfiguration(
      `not a signer address: ${text}. Write https://host:port#fingerprint or unix:path`,
    )
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port),
    fingerprint: readHex('signer address', url.hash.slice(1)),
  }
}

const readIdentity = (env: Environment): CertificateFiles | undefined => {
  const { FAIRGROUND_SIGNER_CERTIFICATE: certificate, FAIRGROUND_SIGNER_CERTIFICATE_KEY: key } = env
  return certificate && key ? { certificate: resolve(certificate), key: resolve(key) } : undefined
}

const readListener = (env: Environment): TlsListener | undefined => {
  const text = env.FAIRGROUND_SIGNER_LISTEN
  if (!text) return undefined
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (!host || !port) throw new BadConfiguration(`FAIRGROUND_SIGNER_LISTEN is not host:port: ${text}`)
  const roles = list(env.FAIRGROUND_SIGNER_CALLERS).map(part => {
    const [name, fingerprint = ''] = part.split('=')
    const role = certificateRoles.find(each => each === name)
    if (!role)
      throw new BadConfiguration(
        `FAIRGROUND_SIGNER_CALLERS: ${name} is not one of ${certificateRoles.join(', ')}`,
      )
    return [readHex('FAIRGROUND_SIGNER_CALLERS', fingerprint), role] as const
  })
  return { host, port: Number(port), roles: new Map(roles) }
}
