import { Type } from 'typebox'
import { closed } from '#entities/values.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { ActionSettings, ThresholdView } from '../protection-views.ts'

export const protectionKinds = {
  /** Replaces all thresholds that differ from the defaults, and the automatic actions. */
  changeProtection: {
    payload: closed({
      thresholds: Type.Array(ThresholdView, { maxItems: 100 }),
      actions: ActionSettings,
    }),
    scope: 'operator',
    propose: 'protection.configure',
    approve: 'protection.configure',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
