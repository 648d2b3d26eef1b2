import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import { useRights } from '#core/session/rights.ts'

interface Part {
  readonly title: string
  /** The part is shown to staff who may read this. */
  readonly reads: OperatorOperationName
}

/** The parts of the page. Each has its own address. */
export const parts = {
  overview: { title: 'Overview', reads: 'getReadiness' },
  settings: { title: 'Settings', reads: 'getOperator' },
  money: { title: 'Money settings', reads: 'getOperator' },
  look: { title: 'Look', reads: 'getOperator' },
  payments: { title: 'Payment providers', reads: 'listPaymentProviders' },
  webhooks: { title: 'Webhooks', reads: 'listWebhookEndpoints' },
  identity: { title: 'Identity and sign-in', reads: 'getIdentityCheckProvider' },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof parts
const partNames = Object.keys(parts) as PartName[]

export const useShownParts = (): readonly PartName[] => {
  const { mayDo } = useRights()
  return partNames.filter(name => mayDo(parts[name].reads))
}
