import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type ShownCase = OperatorOutput<'showSupportCase'>
