import { isDeepStrictEqual } from 'node:util'
import { type BeaconChain, quicknet } from '@fairground/fair/beacon/beacon'
import type { Config } from '#platform/config.ts'
import { readMode } from '#platform/mode.ts'
import { isLoopback } from '#platform/network/loopback.ts'
import { isOpenNetworkDatabase } from './network-database.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the files on this machine say. */
export interface ProductionFacts {
  readonly chain: BeaconChain
  readonly missingKeys: readonly string[]
}

/** Lists every setting of a test or demonstration that production must not have, each with what to do. */
export const checkProduction = (config: Config, env: Environment, facts: ProductionFacts): string[] => [
  ...checkAnyProcess(env, facts),
  ...when(
    config.services.includes('signer') && config.services.length > 1,
    'The signer runs in one process with other services. Start it alone on its own machine, and the others with --services=gateway,lane,worker.',
  ),
  ...when(
    config.allowPrivatePartners,
    'FAIRGROUND_ALLOW_PRIVATE_PARTNERS lets operators reach private addresses. Remove the setting.',
  ),
  ...checkDatabases(config),
  ...checkConsole(config),
  ...checkBroker(config),
  ...checkPayments(config),
  ...checkSandboxes(config),
  ...when(
    config.console.demoStaffFile !== undefined,
    'FAIRGROUND_CONSOLE_DEMO_STAFF gives every visitor the keys of staff. Remove the setting.',
  ),
  ...when(config.rateFactor !== 1, 'FAIRGROUND_RATE_FACTOR changes the rate limits. Remove the setting.'),
  ...when(
    config.extraOrigins.length > 0,
    'FAIRGROUND_EXTRA_ORIGINS admits foreign pages. Remove the setting and list the hosts of each operator.',
  ),
]

/** The rules that also apply to the signer as a program of its own. */
export const checkAnyProcess = (env: Environment, { chain, missingKeys }: ProductionFacts): string[] => [
  ...when(
    readMode(env) !== 'rehearsal' && !isDeepStrictEqual(chain, quicknet),
    'FAIRGROUND_BEACON_CHAIN describes another chain than drand quicknet. Remove the setting.',
  ),
  ...['FAIRGROUND_FAILPOINT', 'FAIRGROUND_OBSERVATIONS']
    .filter(name => env[name])
    .map(name => `${name} is only for tests. Remove the setting.`),
  ...when(
    missingKeys.length > 0,
    `Key files are missing: ${missingKeys.join(', ')}. Mount the folder that has them, or create them once with fairground keys init.`,
  ),
]

const when = (applies: boolean, problem: string): string[] => (applies ? [problem] : [])

const checkDatabases = ({
  databaseUrl,
  relayUrl,
  services,
  console: { databaseUrl: staffUrl },
}: Config): string[] =>
  Object.entries({
    FAIRGROUND_DATABASE_URL: databaseUrl,
    ...(services.includes('worker') && { FAIRGROUND_RELAY_URL: relayUrl }),
    ...(staffUrl !== undefined && { FAIRGROUND_STAFF_DATABASE_URL: staffUrl }),
  })
    .filter(([, url]) => isOpenNetworkDatabase(url))
    .map(
      ([name]) =>
        `${name} reaches PostgreSQL over a network without verified TLS. Add sslmode=verify-full to the URL.`,
    )

/** Browsers use passkeys only over TLS, or on the machine itself. */
const checkConsole = ({ services, console: { address } }: Config): string[] => {
  const { protocol, hostname } = new URL(address)
  return when(
    services.includes('console') && protocol !== 'https:' && !isLoopback(hostname),
    'FAIRGROUND_CONSOLE_ADDRESS is not https. Put a TLS proxy in front of the console and write its address.',
  )
}

const checkBroker = ({ natsUrl }: Config): string[] => {
  const url = parseUrl(natsUrl)
  return [
    ...when(
      !url?.username,
      'FAIRGROUND_NATS_URL names no user. Add the user of the service and its password, which fairground broker-users prints.',
    ),
    ...when(
      url !== undefined && url.protocol !== 'tls:' && !isLoopback(url.hostname),
      'FAIRGROUND_NATS_URL reaches the broker over a network without TLS. Write tls:// instead of nats://.',
    ),
  ]
}

const checkPayments = ({ payments }: Config): string[] => {
  if (payments?.provider === 'sandbox')
    return [
      'The payment provider is the sandbox. Set FAIRGROUND_PAYMENTS_PROVIDER=adyen, or remove FAIRGROUND_PAYMENTS_URL to run without payments.',
    ]
  if (payments?.provider === 'stripe')
    return [
      ...when(
        payments.key.includes('_test_'),
        'Payments go to the test environment of Stripe. Set FAIRGROUND_PAYMENTS_KEY to a live key.',
      ),
      ...when(
        payments.url !== undefined,
        'FAIRGROUND_PAYMENTS_URL replaces the address of Stripe. Remove the setting.',
      ),
    ]
  return [
    ...when(
      payments !== undefined && payments.livePrefix === undefined,
      "Payments go to the test environment of Adyen. Set FAIRGROUND_PAYMENTS_LIVE_PREFIX to the account's prefix.",
    ),
    ...when(
      payments?.url !== undefined,
      'FAIRGROUND_PAYMENTS_URL replaces the address of Adyen. Remove the setting.',
    ),
  ]
}

/** The ports of mail servers. The sandbox has another port. */
const mailPorts = ['', '25', '465', '587']

const checkSandboxes = ({ smtpUrl, messagesUrl, pushServices }: Config): string[] => {
  const smtp = parseUrl(smtpUrl)
  const messages = parseUrl(messagesUrl)
  return [
    ...when(
      smtp !== undefined && isLoopback(smtp.hostname) && !mailPorts.includes(smtp.port),
      'FAIRGROUND_SMTP_URL names the sandbox for mail. Set the URL of the mail server.',
    ),
    ...when(
      messages !== undefined && (isLoopback(messages.hostname) || messages.protocol !== 'https:'),
      'FAIRGROUND_MESSAGES_URL names the sandbox for text messages, or is not https. Set the URL of the provider.',
    ),
    ...when(
      pushServices.some(service => !service.startsWith('https://')),
      'FAIRGROUND_PUSH_SERVICES names a service without https. Remove the setting.',
    ),
  ]
}

const parseUrl = (text = ''): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
