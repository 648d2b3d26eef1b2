import { Type } from 'typebox'
import { closed, Url } from '#entities/values.ts'

const Secret = Type.String({ minLength: 1, maxLength: 500 })
const Account = Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' })
const TestUrl = Type.Optional(
  Type.String({
    ...Url,
    description: 'Replaces the address of the provider, for tests. Production refuses it.',
  }),
)

export const paymentProviderKinds = ['adyen', 'stripe', 'sandbox'] as const
export type PaymentProviderKind = (typeof paymentProviderKinds)[number]

/** Access to a payment provider. The secrets are written and never shown. */
export const PaymentProviderInput = Type.Union([
  closed({
    kind: Type.Literal('adyen'),
    account: Account,
    balanceAccount: Account,
    livePrefix: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{4,40}-[0-9A-Za-z-]{1,60}$' })),
    url: TestUrl,
    secrets: closed({
      key: Secret,
      payoutKey: Secret,
      hmacKeys: Type.Array(Type.String({ pattern: '^[0-9A-Fa-f]{64}$' }), { minItems: 1, maxItems: 5 }),
    }),
  }),
  closed({
    kind: Type.Literal('stripe'),
    account: Type.String({ pattern: '^acct_[A-Za-z0-9]{5,60}$' }),
    url: TestUrl,
    secrets: closed({
      key: Type.String({ pattern: '^(sk|rk)_(live|test)_[A-Za-z0-9]{5,300}$' }),
      webhookSecrets: Type.Array(Type.String({ pattern: '^whsec_[A-Za-z0-9+/=]{8,200}$' }), {
        minItems: 1,
        maxItems: 5,
      }),
    }),
  }),
  closed({
    kind: Type.Literal('sandbox'),
    account: Account,
    url: Url,
    secrets: closed({ key: Secret, webhookSecret: Secret }),
  }),
])
