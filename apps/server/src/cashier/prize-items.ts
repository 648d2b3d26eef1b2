import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { type PrizeRow, readPrizes } from './queries/prizes.ts'

/** Greater than the number of prizes that one play can win. */
const maxPrizesPerPlay = 32

/** The journal that paid the play and the place of the prize in it identify a prize. */
const toPrizeId = ({ journalId, n }: PrizeRow): number => journalId * maxPrizesPerPlay + n

export const toPrizeItem = (row: PrizeRow): PrizeItem => {
  const { item, game, tier, amount, currency, wonAt, claimedAt, takenAs, agentId, instanceId } = row
  const value = decimal(amount, currency)
  return {
    id: toPrizeId(row),
    title: item.slice(0, 144),
    description: tier === item ? game : `${game}: ${tier}`,
    imageUrl: null,
    value,
    currencyId: currency,
    cashOption: amount > 0n ? value : null,
    gameInstanceId: instanceId,
    status: claimedAt === null ? 'available' : 'collected',
    wonDate: Math.floor(wonAt),
    collectedDate: claimedAt === null ? null : Math.floor(claimedAt),
    takenAs,
    agentId,
  }
}

export const findPrize = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  id: number,
): Promise<PrizeRow | undefined> =>
  (await readPrizes(tx, memberId, playerId)).find(row => toPrizeId(row) === id)
