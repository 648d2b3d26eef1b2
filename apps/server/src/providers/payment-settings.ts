import { BadConfiguration } from '#bad-configuration.ts'
import type { AdyenSettings } from './adyen/settings.ts'
import type { SandboxSettings } from './payments-sandbox.ts'

export type PaymentSettings = SandboxSettings | AdyenSettings

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
}

const isProvider = (name: string): name is PaymentSettings['provider'] => Object.hasOwn(readers, name)

/** Undefined where nobody can pay. A provider's name alone, or the address of the sandbox, says that somebody can. */
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
