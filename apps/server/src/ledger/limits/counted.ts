import { depositKinds, lossKinds, stakeKinds } from '@fairground/rules/limits/window'
import type { Loaded } from '../book.ts'
import type { Whose } from './counters.ts'

/** A counter that a batch may give back to, and a moment of its window. */
export type Counted = Whose & { readonly at: number }

/** What may be given back: stakes that can be refunded or taken back, orders that can fail, losses that prizes make up for. */
export const countedOf = ({
  openTickets,
  ownPlays,
  payouts,
  instances,
  cashier,
  now,
}: Pick<Loaded, 'openTickets' | 'ownPlays' | 'payouts' | 'instances' | 'cashier' | 'now'>): Counted[] => {
  const currencyOf = (instanceId: number): string => instances.get(instanceId)?.currency ?? ''
  return [
    ...[...openTickets, ...ownPlays].flatMap(({ playerId, instanceId, createdAt }) =>
      stakeKinds.map(kind => ({ playerId, currency: currencyOf(instanceId), kind, at: createdAt })),
    ),
    ...payouts.flatMap(({ playerId, instanceId }) =>
      lossKinds.map(kind => ({ playerId, currency: currencyOf(instanceId), kind, at: now })),
    ),
    ...[...cashier.payments.values()].flatMap(({ playerId, currency, orderedAt }) =>
      depositKinds.map(kind => ({ playerId, currency, kind, at: orderedAt })),
    ),
  ]
}
