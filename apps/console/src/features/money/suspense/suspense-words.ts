import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type SuspenseItem = OperatorOutput<'listSuspense'>['items'][number]

/** Why money is in suspense. */
export const flagWords = {
  amountDiffers: 'Another amount than ordered',
  currencyDiffers: 'Another currency than ordered',
  paidAfterFailure: 'Paid after the order had failed',
} as const satisfies Readonly<Record<SuspenseItem['flag'], string>>
