import type { StripeSettings } from '#platform/payment-settings.ts'
import type { PaymentStatements, ProviderMovement } from '../payments.ts'
import { createStripeClient, type StripeClient, type StripeList } from './client.ts'
import type { StripeIntent } from './objects.ts'

interface BalanceTransaction {
  readonly id: string
  readonly type: string
  readonly reporting_category: string
  readonly amount: number
  readonly currency: string
  /** Seconds since 1970. */
  readonly created: number
  readonly source: {
    readonly metadata?: Readonly<Record<string, string>>
    readonly payment_intent?: string | null
  } | null
}

const kinds: Readonly<Record<string, ProviderMovement['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  dispute: 'chargeBack',
}
const pageSize = 100

/** A dispute names only its payment, which names the order. */
const findReference = async (client: StripeClient, { source }: BalanceTransaction): Promise<string> => {
  const named = source?.metadata?.['reference']
  if (named !== undefined) return named
  if (!source?.payment_intent) return ''
  const { metadata } = await client.get<StripeIntent>(`/payment_intents/${source.payment_intent}`)
  return metadata['reference'] ?? ''
}

/** The movements of the account's balance. Several operators may share the account of the installation. */
export const createStripeStatements = (settings: StripeSettings): PaymentStatements => {
  const client = createStripeClient(settings)
  const readAll = async (from: number, to: number): Promise<readonly BalanceTransaction[]> => {
    const all: BalanceTransaction[] = []
    for (;;) {
      const last = all.at(-1)
      const page = await client.get<StripeList<BalanceTransaction>>('/balance_transactions', {
        'created[gte]': String(Math.floor(from / 1000)),
        'created[lt]': String(Math.ceil(to / 1000)),
        'expand[]': 'data.source',
        limit: String(pageSize),
        ...(last && { starting_after: last.id }),
      })
      all.push(...page.data)
      if (!page.has_more) return all
    }
  }
  return {
    async statement(memberId, from, to) {
      const movements: ProviderMovement[] = []
      for (const transaction of await readAll(from, to)) {
        const kind = kinds[transaction.reporting_category]
        const reference = kind && (await findReference(client, transaction))
        if (!kind || !reference?.startsWith(`d${memberId}-`)) continue
        const { amount, currency, created } = transaction
        movements.push({
          at: created * 1000,
          kind,
          reference,
          amount: BigInt(Math.abs(amount)),
          currency: currency.toUpperCase(),
        })
      }
      return movements.toSorted((a, b) => a.at - b.at)
    },
  }
}
