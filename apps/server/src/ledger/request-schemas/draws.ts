import { closed, CurrencyId } from '@fairground/contract/entities/values'
import { Type } from 'typebox'
import { Amount, instanceMoney, maxBatch, OpKey, RowId, StoredText } from './values.ts'

const refund = closed({ ...instanceMoney, limit: Type.Integer({ minimum: 1, maximum: maxBatch }) })
const fundPrizes = closed({ opKey: OpKey, gameId: RowId, currency: CurrencyId, amount: Amount })
const card = closed({
  seq: RowId,
  playerId: RowId,
  position: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  outcome: StoredText(200),
})

export const drawSchemas = {
  pay: closed({ ...instanceMoney, gameId: RowId, seqs: Type.Array(RowId, { maxItems: maxBatch }) }),
  closeBooks: closed({
    ...instanceMoney,
    gameId: RowId,
    revenue: Amount,
    toJackpot: Amount,
    fromReserve: Amount,
  }),
  refund,
  fundJackpot: fundPrizes,
  fundReserve: fundPrizes,
  openDeck: closed(instanceMoney),
  assignCards: closed({ ...instanceMoney, n: RowId, cards: Type.Array(card, { maxItems: maxBatch }) }),
  refundUndealt: refund,
  endDeck: closed(instanceMoney),
}
