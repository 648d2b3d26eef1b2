import { resolve } from 'node:path'
import { type InRanges, readAddressRanges } from './network/address-ranges.ts'
import { type AdminSettings, readAdminSettings } from './admin/admin-settings.ts'
import { type ConsoleSettings, readConsoleSettings } from './settings/console-settings.ts'
import { BadConfiguration } from './bad-configuration.ts'
import { type ControlSettings, readControlSettings } from './control-settings.ts'
import { readKeyFolder } from './keys.ts'
import { isClosedMode, type Mode, readMode } from './mode.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import { readPort } from './read-port.ts'
import { readSecretFiles } from './secret-files.ts'
import { readSignerSettings, type SignerSettings } from './signer-settings.ts'

export const serviceNames = ['gateway', 'console', 'lane', 'worker', 'signer'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The settings of all services, read and validated once at start. */
export interface Config {
  readonly mode: Mode
  readonly services: readonly ServiceName[]
  /** PostgreSQL as the role fairground_app. */
  readonly databaseUrl: string
  /** PostgreSQL as the role fairground_relay. */
  readonly relayUrl: string
  readonly natsUrl: string
  /** Host on which the gateway listens. */
  readonly host: string
  readonly port: number
  readonly admin: AdminSettings
  readonly console: ConsoleSettings
  /** Folder of the built player site. Without it the gateway serves only the API. */
  readonly siteFolder: string | undefined
  /** Folder with the platform's signing key. */
  readonly keyFolder: string
  readonly signer: SignerSettings
  /** The independent control system. Without it, draws have neither balance nor agreed winners. */
  readonly control: ControlSettings | undefined
  /** URLs of beacon relays, tried in this order. */
  readonly beaconUrls: readonly string[]
  /** JSON file that describes the beacon's chain. The default is drand quicknet. */
  readonly beaconChainFile: string | undefined
  /** File with the witnesses of the public logs. Without it, a log has no witnesses. */
  readonly witnessPolicyFile: string | undefined
  /** SMTP server. Without it, mail stays queued. */
  readonly smtpUrl: string | undefined
  /** Provider of text messages, with its key. Without it, text messages stay queued. */
  readonly messagesUrl: string | undefined
  /** Contact address for push services, `mailto:` or `https:`. Without it, push messages are not offered. */
  readonly pushContact: string | undefined
  /** Origins of the push services that browsers may use. `*.` matches one subdomain or more. */
  readonly pushServices: readonly string[]
  /** Folder of the encrypted documents that players upload. */
  readonly documentFolder: string
  /** Malware scanner (clamd), `tcp://host:port`. Without it, uploads are refused. */
  readonly scannerUrl: string | undefined
  /** National exclusion register, with its key. Without it, only exclusions at the own operators count. */
  readonly exclusionRegisterUrl: string | undefined
  /** List of sanctions and politically exposed persons, with its key. Without it, players are not compared. */
  readonly sanctionsUrl: string | undefined
  /** Payment provider. Without it, deposits and withdrawals are not available. */
  readonly payments: PaymentSettings | undefined
  /** Public URL of a site, for links in mails. `{host}` stands for the operator's host. */
  readonly siteAddress: string
  /** Header in which a trusted proxy sends the country of the client address. */
  readonly countryHeader: string | undefined
  /** Proxies that may set the address and the country of the client. None by default. */
  readonly isTrustedProxy: InRanges
  /** Time in which a client must have sent a whole request. */
  readonly requestTimeoutMs: number
  /** For development: identity providers and partners of operators may have private addresses. */
  readonly allowPrivatePartners: boolean
  readonly logLevel: string
  /** Multiplies every rate limit. 1 in production, more in load tests from a single address. */
  readonly rateFactor: number
  /** Accepted WebSocket origins in addition to the operators' hosts. */
  readonly extraOrigins: readonly string[]
}

/** The push services of Chrome and Edge, Firefox, Windows and Safari. */
const browserPushServices =
  'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.notify.windows.com,https://web.push.apple.com'

type Environment = Readonly<Record<string, string | undefined>>

export const readDocumentFolder = (env: Environment): string =>
  resolve(env.FAIRGROUND_DOCUMENT_FOLDER ?? '.run/documents')

export const readConfig = (environment: Environment, args: readonly string[]): Config => {
  const env = readSecretFiles(environment)
  const need = (name: string): string => {
    const value = env[name]
    if (!value) throw new BadConfiguration(`${name} is not set. docs/OPERATIONS.md describes every setting.`)
    return value
  }
  const signer = readSignerSettings(env)
  const mode = readMode(env)
  // Production mode reports this together with all other problems.
  const allowSignerInside = isClosedMode(mode) || env.FAIRGROUND_ALLOW_SIGNER_INSIDE === '1'
  const services = readServices(args, allowSignerInside)
  return {
    mode,
    services,
    databaseUrl: need('FAIRGROUND_DATABASE_URL'),
    // Only the worker relays events, so only it needs that role.
    relayUrl: need(services.includes('worker') ? 'FAIRGROUND_RELAY_URL' : 'FAIRGROUND_DATABASE_URL'),
    natsUrl: need('FAIRGROUND_NATS_URL'),
    host: env.FAIRGROUND_HOST ?? '127.0.0.1',
    port: readPort(env.FAIRGROUND_PORT ?? '4000'),
    admin: readAdminSettings(env),
    console: readConsoleSettings(env),
    siteFolder: env.FAIRGROUND_SITE_FOLDER ? resolve(env.FAIRGROUND_SITE_FOLDER) : undefined,
    keyFolder: readKeyFolder(env),
    signer,
    control: readControlSettings(env, signer.controlKeys),
    beaconUrls: list(need('FAIRGROUND_BEACON_URLS')),
    beaconChainFile: env.FAIRGROUND_BEACON_CHAIN,
    witnessPolicyFile: env.FAIRGROUND_WITNESS_POLICY,
    rateFactor: Number(env.FAIRGROUND_RATE_FACTOR ?? '1'),
    smtpUrl: env.FAIRGROUND_SMTP_URL,
    messagesUrl: env.FAIRGROUND_MESSAGES_URL,
    pushContact: env.FAIRGROUND_PUSH_CONTACT,
    pushServices: list(env.FAIRGROUND_PUSH_SERVICES ?? browserPushServices),
    documentFolder: readDocumentFolder(env),
    scannerUrl: env.FAIRGROUND_SCANNER_URL,
    exclusionRegisterUrl: env.FAIRGROUND_EXCLUSION_REGISTER_URL,
    sanctionsUrl: env.FAIRGROUND_SANCTIONS_URL,
    payments: readPaymentSettings(env, need),
    siteAddress: env.FAIRGROUND_SITE_ADDRESS ?? 'https://{host}',
    countryHeader: env.FAIRGROUND_COUNTRY_HEADER?.toLowerCase(),
    isTrustedProxy: readAddressRanges(
      'FAIRGROUND_TRUSTED_PROXIES',
      list(env.FAIRGROUND_TRUSTED_PROXIES ?? ''),
    ),
    requestTimeoutMs: readTimeout(env.FAIRGROUND_REQUEST_TIMEOUT_MS ?? '120000'),
    allowPrivatePartners: env.FAIRGROUND_ALLOW_PRIVATE_PARTNERS === '1',
    logLevel: env.FAIRGROUND_LOG_LEVEL ?? 'info',
    extraOrigins: list(env.FAIRGROUND_EXTRA_ORIGINS ?? ''),
  }
}

const list = (text: string): string[] => text.split(',').filter(part => part !== '')

const readTimeout = (text: string): number => {
  const ms = Number(text)
  if (!Number.isInteger(ms) || ms < 1)
    throw new BadConfiguration(`FAIRGROUND_REQUEST_TIMEOUT_MS is not a number of milliseconds: ${text}`)
  return ms
}

const readServices = (args: readonly string[], allowSignerInside: boolean): readonly ServiceName[] => {
  const services = parseServices(args)
  // A process that contains platform and signer can cheat, so the signer runs alone.
  if (services.includes('signer') && services.length > 1 && !allowSignerInside)
    throw new BadConfiguration(
      'the signer must not run in one process with other services. For development set FAIRGROUND_ALLOW_SIGNER_INSIDE=1',
    )
  return services
}

const parseServices = (args: readonly string[]): readonly ServiceName[] => {
  const flag = args.find(arg => arg.startsWith('--services='))?.slice('--services='.length) ?? 'all'
  if (flag === 'all') return serviceNames
  return flag.split(',').map(name => {
    const known = serviceNames.find(service => service === name)
    if (!known)
      throw new BadConfiguration(`unknown service ${name}; there are: ${serviceNames.join(', ')}, or all`)
    return known
  })
}
