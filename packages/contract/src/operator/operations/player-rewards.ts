import { Type } from 'typebox'
import { closed, Count, CurrencyId, Nullable, ShortText, Time } from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { operatorOperation } from '../operator-operation.ts'
import { placePages } from '../paging.ts'
import { RowId } from '../row-id.ts'

const read = {
  area: 'players',
  access: 'players.read',
  scope: 'operator',
  faults: ['staff.refused'],
  input: closed({ playerId: RowId, ...placePages.input }),
} as const

/** What a player has reached, given and received. Staff only read it. */
export const playerRewardOperations = {
  listPlayerAchievements: operatorOperation({
    ...read,
    output: closed({
      achievements: Type.Array(
        closed({
          achievement: RowId,
          name: Nullable(ShortText),
          xp: Count,
          reachedAt: Time,
          acknowledgedAt: Nullable(Time),
        }),
      ),
      ...placePages.output,
    }),
    summary: 'Lists the achievements that a player has reached, newest first.',
  }),
  listPlayerGifts: operatorOperation({
    ...read,
    output: closed({
      gifts: Type.Array(
        closed({
          giftId: RowId,
          giverId: RowId,
          recipientId: Nullable(RowId),
          gameId: RowId,
          plays: Count,
          amount: MinorUnits,
          currency: CurrencyId,
          state: ShortText,
          boughtAt: Nullable(Time),
          useBy: Nullable(Time),
          endedAt: Nullable(Time),
        }),
      ),
      ...placePages.output,
    }),
    summary: 'Lists the gifts that a player has given or received, newest first.',
  }),
} as const
