import { closed, Nullable } from '@fairground/contract/entities/values'
import { depositKinds, stakeKinds } from '@fairground/rules/limits/window'
import { Type } from 'typebox'
import { Amount, OpKey, playerMoney, StoredText } from './values.ts'

const kinds = [...depositKinds, ...stakeKinds] as const
const kind = Type.Enum(kinds)
const newCap = Nullable(Amount)

export const limitSchemas = {
  setLimit: closed({
    opKey: OpKey,
    ...playerMoney,
    kind,
    source: Type.Enum(['player', 'operator', 'support']),
    newCap,
    reason: StoredText(4000),
  }),
  changeLimits: closed({
    opKey: OpKey,
    ...playerMoney,
    changes: Type.Array(
      closed({ kind, change: Type.Union([closed({ newCap }), Type.Enum(['keep', 'confirm'])]) }),
      { maxItems: kinds.length },
    ),
  }),
}
