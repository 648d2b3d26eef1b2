import { inMember } from '@fairground/database/transaction'
import { deckView } from '#instances/deck-view.ts'
import { readJackpotBalance } from '#instances/jackpot.ts'
import { prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from '#instances/find-instance.ts'
import { toPrizeLadder } from './to-prize-ladder.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

export const getGamePayoutInfo: Handler<'getGamePayoutInfo'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const jackpot = await readJackpotBalance(tx, member.id, instance.game_id, instance.currency)
    return {
      gameInstanceId,
      payoutCurrencyId: instance.currency,
      ...(isDeck(instance) ? toDeckFunds(instance) : toDrawFunds(instance, jackpot)),
      ...toPrizeLadder(instance, jackpot),
    }
  })

const toDrawFunds = ({ rules, prize_table, pool, currency }: Instance, jackpot: bigint) => {
  const terms = getTerms({ rules, prizeTable: prize_table })
  return {
    prizePool: decimal(prizeFund(pool, terms), currency),
    progressiveAmount: decimal(jackpot, currency),
    payoutPercentage: terms.prizeTable.payoutPercentage,
  }
}

const toDeckFunds = (instance: Instance) => {
  const { prizePool, progressiveAmount, payoutPercentage } = deckView(instance)
  return { prizePool, progressiveAmount, payoutPercentage }
}
