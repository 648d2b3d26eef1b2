import { join, resolve } from 'node:path'
import { BadConfiguration } from './bad-configuration.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'

export const serviceNames = ['gateway', 'lane', 'worker', 'signer'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The settings of all services, read and validated once at start. */
export interface Config {
  readonly services: readonly ServiceName[]
  /** PostgreSQL as the role fairground_app. */
  readonly databaseUrl: string
  /** PostgreSQL as the role fairground_relay. */
  readonly relayUrl: string
  readonly natsUrl: string
  /** Host on which the gateway listens. */
  readonly host: string
  readonly port: number
  /** Folder of the built player site. Without it the gateway serves only the API. */
  readonly siteFolder: string | undefined
  /** Folder with the platform's signing key. */
  readonly keyFolder: string
  /** The signer's folder with its key, chains and log. No other service reads it. */
  readonly signerFolder: string
  /** Unix socket on which the signer answers. */
  readonly signerSocket: string
  /** URLs of beacon relays, tried in this order. */
  readonly beaconUrls: readonly string[]
  /** JSON file that describes the beacon's chain. The default is drand quicknet. */
  readonly beaconChainFile: string | undefined
  /** SMTP server. Without it, mail stays queued. */
  readonly smtpUrl: string | undefined
  /** Provider of text messages, with its key. Without it, text messages stay queued. */
  readonly messagesUrl: string | undefined
  /** Folder of the encrypted documents that players upload. */
  readonly documentFolder: string
  /** Malware scanner (clamd), `tcp://host:port`. Without it, uploads are refused. */
  readonly scannerUrl: string | undefined
  /** Payment provider. Without it, deposits and withdrawals are not available. */
  readonly payments: PaymentSettings | undefined
  /** Public URL of a site, for links in mails. `{host}` stands for the operator's host. */
  readonly siteAddress: string
  /** Header in which a trusted proxy sends the country of the client address. */
  readonly countryHeader: string | undefined
  /** Addresses of proxies that may set the client address. None by default. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** Multiplies every rate limit. 1 in production, more in load tests from a single address. */
  readonly rateFactor: number
  /** Accepted WebSocket origins in addition to the operators' hosts. */
  readonly extraOrigins: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

export const readConfig = (env: Environment, args: readonly string[]): Config => {
  const need = (name: string): string => {
    const value = env[name]
    if (!value) throw new BadConfiguration(`${name} is not set. docs/OPERATIONS.md describes every setting.`)
    return value
  }
  const signerFolder = resolve(env.FAIRGROUND_SIGNER_FOLDER ?? '.run/signer')
  return {
    services: readServices(args),
    databaseUrl: need('FAIRGROUND_DATABASE_URL'),
    relayUrl: need('FAIRGROUND_RELAY_URL'),
    natsUrl: need('FAIRGROUND_NATS_URL'),
    host: env.FAIRGROUND_HOST ?? '127.0.0.1',
    port: readPort(env.FAIRGROUND_PORT ?? '4000'),
    siteFolder: env.FAIRGROUND_SITE_FOLDER ? resolve(env.FAIRGROUND_SITE_FOLDER) : undefined,
    keyFolder: resolve(env.FAIRGROUND_KEY_FOLDER ?? '.run/keys'),
    signerFolder,
    signerSocket: env.FAIRGROUND_SIGNER_SOCKET ?? join(signerFolder, 'signer.sock'),
    beaconUrls: list(need('FAIRGROUND_BEACON_URLS')),
    beaconChainFile: env.FAIRGROUND_BEACON_CHAIN,
    rateFactor: Number(env.FAIRGROUND_RATE_FACTOR ?? '1'),
    smtpUrl: env.FAIRGROUND_SMTP_URL,
    messagesUrl: env.FAIRGROUND_MESSAGES_URL,
    documentFolder: resolve(env.FAIRGROUND_DOCUMENT_FOLDER ?? '.run/documents'),
    scannerUrl: env.FAIRGROUND_SCANNER_URL,
    payments: readPaymentSettings(env, need),
    siteAddress: env.FAIRGROUND_SITE_ADDRESS ?? 'https://{host}',
    countryHeader: env.FAIRGROUND_COUNTRY_HEADER?.toLowerCase(),
    trustedProxies: list(env.FAIRGROUND_TRUSTED_PROXIES ?? ''),
    logLevel: env.FAIRGROUND_LOG_LEVEL ?? 'info',
    extraOrigins: list(env.FAIRGROUND_EXTRA_ORIGINS ?? ''),
  }
}

const list = (text: string): string[] => text.split(',').filter(part => part !== '')

const readPort = (text: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new BadConfiguration(`not a port: ${text}`)
  return port
}

const readServices = (args: readonly string[]): readonly ServiceName[] => {
  const flag = args.find(arg => arg.startsWith('--services='))?.slice('--services='.length) ?? 'all'
  if (flag === 'all') return serviceNames
  return flag.split(',').map(name => {
    const known = serviceNames.find(service => service === name)
    if (!known)
      throw new BadConfiguration(`unknown service ${name}; there are: ${serviceNames.join(', ')}, or all`)
    return known
  })
}
