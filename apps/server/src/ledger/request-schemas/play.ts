import { closed, CurrencyId, Nullable } from '@fairground/contract/entities/values'
import { JoinCode, MultiOption } from '@fairground/contract/entities/plays/play'
import { Type } from 'typebox'
import { Content } from './content.ts'
import {
  instanceMoney,
  Lines,
  Maybe,
  maxPlays,
  OpKey,
  PlayCount,
  playerMoney,
  Repeats,
  RowId,
  subscriptionRef,
} from './values.ts'

const purchase = {
  opKey: OpKey,
  content: Content,
  ...playerMoney,
  ...instanceMoney,
  count: PlayCount,
  mayMove: Maybe(Type.Boolean()),
}

export const playSchemas = {
  join: closed({
    ...purchase,
    nextInstanceId: Nullable(RowId),
    lines: Lines,
    multiOptions: Maybe(Type.Array(MultiOption, { maxItems: maxPlays })),
    repeats: Maybe(Repeats),
    payIn: Maybe(closed({ currency: CurrencyId })),
  }),
  buyCards: closed({ ...purchase, repeats: Maybe(Repeats) }),
  cancelJoin: closed({ opKey: OpKey, ...playerMoney, ...instanceMoney, joinCode: JoinCode }),
  openSubscription: closed({
    opKey: OpKey,
    ...playerMoney,
    gameId: RowId,
    plays: Lines,
    instances: Repeats,
  }),
  playSubscription: closed({ ...subscriptionRef, instanceId: RowId }),
  cancelSubscription: closed(subscriptionRef),
  takePrize: closed({
    opKey: OpKey,
    ...playerMoney,
    instanceId: RowId,
    seq: RowId,
    n: RowId,
    takenAs: Type.Enum(['item', 'cash']),
    agentId: Nullable(RowId),
  }),
}
