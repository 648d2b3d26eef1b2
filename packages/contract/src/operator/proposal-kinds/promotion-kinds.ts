import { Type } from 'typebox'
import { closed, CurrencyId, Nullable } from '#entities/values.ts'
import { PositiveMinorUnits } from '../minor-units.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

export const CampaignTerms = closed({
  kind: Type.Union([Type.Literal('inGame'), Type.Literal('reload')], {
    description: 'inGame: for every n-th play of a game. reload: for a further deposit.',
  }),
  currency: CurrencyId,
  amount: PositiveMinorUnits,
  wageringTimes: Type.Integer({ minimum: 0, maximum: 100 }),
  useDays: Type.Integer({ minimum: 1, maximum: 365 }),
  minimumDeposit: Type.String({ pattern: '^(0|[1-9][0-9]{0,11})$' }),
  gameId: Nullable(RowId),
  everyPlay: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
})

export const promotionKinds = {
  startBonusCampaign: {
    payload: closed({ campaign: CampaignTerms }),
    scope: 'operator',
    propose: 'promotions.propose',
    approve: 'promotions.approve',
  },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
