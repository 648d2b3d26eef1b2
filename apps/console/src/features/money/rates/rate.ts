import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type Rate = OperatorOutput<'listExchangeRates'>['rates'][number]
