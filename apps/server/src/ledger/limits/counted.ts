import { depositKinds, lossKinds, stakeKinds } from '@fairground/rules/limits/window'
import type { Loaded } from '#ledger/book/loaded.ts'
import type { LimitKey } from './counters.ts'

/** A counter that a batch may reduce, and a time within its window. */
export type CountedUse = LimitKey & { readonly at: number }

/** Uses that a batch may reverse: stakes that are refunded or cancelled, orders that fail, losses that prizes offset. */
export const findCountedUses = ({
  openTickets,
  ownPlays,
  payouts,
  instances,
  cashier,
  now,
}: Pick<Loaded, 'openTickets' | 'ownPlays' | 'payouts' | 'instances' | 'cashier' | 'now'>): CountedUse[] => {
  const currencyFor = (instanceId: number): string => instances.get(instanceId)?.currency ?? ''
  return [
    ...[...openTickets, ...ownPlays].flatMap(({ playerId, instanceId, createdAt }) =>
      stakeKinds.map(kind => ({ playerId, currency: currencyFor(instanceId), kind, at: createdAt })),
    ),
    ...payouts.flatMap(({ playerId, instanceId }) =>
      lossKinds.map(kind => ({ playerId, currency: currencyFor(instanceId), kind, at: now })),
    ),
    ...[...cashier.payments.values()].flatMap(({ playerId, currency, orderedAt }) =>
      depositKinds.map(kind => ({ playerId, currency, kind, at: orderedAt })),
    ),
  ]
}
