import { Type } from 'typebox'
import { closed, Nullable } from '#entities/values.ts'
import { MoneySettings, ReturnRange, UnsetMoneySettings } from '../operator-settings.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'

export const operatorKinds = {
  changeMoneySettings: {
    payload: closed({
      settings: MoneySettings,
      unset: UnsetMoneySettings,
      returns: Type.Optional(Nullable(ReturnRange)),
    }),
    scope: 'operator',
    propose: 'settings.propose',
    approve: 'settings.approve',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
