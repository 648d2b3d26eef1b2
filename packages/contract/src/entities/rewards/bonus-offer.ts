import { Type, type Static } from 'typebox'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  Nullable,
  Seq,
  ShortText,
  Time,
} from '#entities/values.ts'

/** A bonus that the player can claim, with all its terms. */
export const BonusOffer = closed({
  bonusId: Id,
  uid: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Enum(['inGame', 'reload', 'lotto']),
  status: Type.Enum(['ready', 'needsDeposit', 'exceedsLimit', 'noOpenGame'], {
    description: 'Why it cannot be claimed now, if it is not ready.',
  }),
  amount: Type.String({ ...DecimalAmount, description: 'The bonus money, or the worth of the plays.' }),
  currencyId: CurrencyId,
  wageringTimes: Count,
  wageringNeeded: DecimalAmount,
  weight: Type.Integer({ minimum: 0, maximum: 100, description: 'The percentage of a stake that counts.' }),
  useBy: Type.Integer({ ...Time, description: 'It must be claimed and played through before.' }),
  offeredAt: Time,
  minimumDeposit: DecimalAmount,
  depositLeft: Type.Union([DecimalAmount, Type.Null()], {
    description: 'What the deposit limits leave, if there are any.',
  }),
  plays: Count,
  gameId: Nullable(Id),
  gameTitle: Nullable(ShortText),
  gameInstanceId: Type.Union([Id, Type.Null()], {
    description: 'The instance that caused an in-game bonus, or the next open one for the plays.',
  }),
  playId: Nullable(Seq),
})
export type BonusOffer = Static<typeof BonusOffer>
