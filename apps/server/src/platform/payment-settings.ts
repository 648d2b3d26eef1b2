import { BadConfiguration } from './bad-configuration.ts'

/** Access to Adyen. `{member}` in an account name stands for the operator's id. */
export interface AdyenSettings {
  readonly provider: 'adyen'
  /** API key for deposits. */
  readonly key: string
  /** API key for withdrawals, which Adyen pays from a balance account. */
  readonly payoutKey: string
  /** Hexadecimal keys of the webhooks. Each webhook has its own key, and keys can be rotated. */
  readonly hmacKeys: readonly string[]
  readonly account: string
  readonly balanceAccount: string
  /** Prefix of the live endpoints. Without it the test environment is used. */
  readonly livePrefix: string | undefined
  /** Base URL that replaces Adyen's, for tests. */
  readonly url: string | undefined
}

export interface SandboxSettings {
  readonly provider: 'sandbox'
  readonly url: string
  readonly key: string
  readonly webhookSecret: string
}

/** Access to Stripe. */
export interface StripeSettings {
  readonly provider: 'stripe'
  /** A secret or restricted key. */
  readonly key: string
  /** Secrets of the webhook endpoints. Several are valid while one is rotated. */
  readonly webhookSecrets: readonly string[]
  readonly account: string
  /** Base URL that replaces Stripe's, for tests. */
  readonly url: string | undefined
}

export type PaymentSettings = SandboxSettings | AdyenSettings | StripeSettings

type Environment = Readonly<Record<string, string | undefined>>

type Reader = (env: Environment, need: (name: string) => string) => PaymentSettings

const readers: { readonly [P in PaymentSettings['provider']]: Reader } = {
  sandbox: (_, need) => ({
    provider: 'sandbox',
    url: need('FAIRGROUND_PAYMENTS_URL'),
    key: need('FAIRGROUND_PAYMENTS_KEY'),
    webhookSecret: need('FAIRGROUND_PAYMENTS_WEBHOOK_SECRET'),
  }),
  adyen: (env, need) => ({
    provider: 'adyen',
    key: need('FAIRGROUND_PAYMENTS_KEY'),
    payoutKey: need('FAIRGROUND_PAYMENTS_PAYOUT_KEY'),
    hmacKeys: need('FAIRGROUND_PAYMENTS_WEBHOOK_SECRET').split(','),
    account: need('FAIRGROUND_PAYMENTS_ACCOUNT'),
    balanceAccount: need('FAIRGROUND_PAYMENTS_BALANCE_ACCOUNT'),
    livePrefix: env.FAIRGROUND_PAYMENTS_LIVE_PREFIX,
    url: env.FAIRGROUND_PAYMENTS_URL,
  }),
  stripe: (env, need) => ({
    provider: 'stripe',
    key: need('FAIRGROUND_PAYMENTS_KEY'),
    webhookSecrets: need('FAIRGROUND_PAYMENTS_WEBHOOK_SECRET').split(','),
    account: need('FAIRGROUND_PAYMENTS_ACCOUNT'),
    url: env.FAIRGROUND_PAYMENTS_URL,
  }),
}

const isProvider = (name: string): name is PaymentSettings['provider'] => Object.hasOwn(readers, name)

/** Undefined when no provider is configured. The sandbox is chosen by its URL alone. */
export const readPaymentSettings = (
  env: Environment,
  need: (name: string) => string,
): PaymentSettings | undefined => {
  const name = env.FAIRGROUND_PAYMENTS_PROVIDER ?? (env.FAIRGROUND_PAYMENTS_URL ? 'sandbox' : undefined)
  if (name === undefined) return undefined
  if (!isProvider(name))
    throw new BadConfiguration(
      `FAIRGROUND_PAYMENTS_PROVIDER is ${name}; there are: ${Object.keys(readers).join(', ')}`,
    )
  return readers[name](env, need)
}
