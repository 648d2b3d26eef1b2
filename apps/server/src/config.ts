import { join, resolve } from 'node:path'
import { BadConfiguration } from './bad-configuration.ts'
import { type PaymentSettings, readPaymentSettings } from '#providers/payment-settings.ts'

export const serviceNames = ['gateway', 'lane', 'worker', 'signer'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Everything a service needs to know from outside, read once at start and refused when wrong. */
export interface Config {
  readonly services: readonly ServiceName[]
  /** PostgreSQL as the role fairground_app. */
  readonly databaseUrl: string
  /** PostgreSQL as the role fairground_relay. */
  readonly relayUrl: string
  readonly natsUrl: string
  /** Where the gateway listens. */
  readonly host: string
  readonly port: number
  /** Folder of the built player site; without it the gateway serves the API alone. */
  readonly siteFolder: string | undefined
  /** Folder with the platform's signing key. */
  readonly keyFolder: string
  /** The signer's own folder: its key, its chains and its log. No other service reads it. */
  readonly signerFolder: string
  /** Unix socket on which the signer answers. */
  readonly signerSocket: string
  /** Addresses of beacon relays, tried in order. */
  readonly beaconUrls: readonly string[]
  /** JSON file that describes the beacon's chain; without it, drand quicknet. */
  readonly beaconChainFile: string | undefined
  /** Where mail is handed over; without it mail waits. */
  readonly smtpUrl: string | undefined
  /** The provider of text messages, with its key; without it they wait. */
  readonly messagesUrl: string | undefined
  /** Folder of the sealed documents that players send. */
  readonly documentFolder: string
  /** The malware scanner (clamd), `tcp://host:port`; without it no document is taken. */
  readonly scannerUrl: string | undefined
  /** The provider of payments; without it nobody can pay in or out. */
  readonly payments: PaymentSettings | undefined
  /** How a site is reached from outside, {host} standing for the operator's own: for links in mails. */
  readonly siteAddress: string
  /** The header in which a trusted proxy tells the country of an address. */
  readonly countryHeader: string | undefined
  /** Addresses of proxies whose word is taken for where a call comes from. None by default. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** Multiplies every rate limit: 1 in production, more where a whole crowd comes from one address. */
  readonly rateFactor: number
  /** Accepted WebSocket origins besides the members' own hosts. */
  readonly extraOrigins: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

export const readConfig = (env: Environment, args: readonly string[]): Config => {
  const need = (name: string): string => {
    const value = env[name]
    if (!value)
      throw new BadConfiguration(`${name} is not set. See docs/OPERATIONS.md for what each setting means.`)
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
