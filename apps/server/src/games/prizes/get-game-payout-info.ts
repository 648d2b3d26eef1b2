import { inMember } from '@fairground/database/transaction'
import { deckView } from '#instances/deck-view.ts'
import { readJackpot } from '#instances/jackpot.ts'
import { paysJackpot, prizeFund, getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from '#instances/find-instance.ts'
import { readPrizeLadder } from './read-prize-ladder.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

export const getGamePayoutInfo: Handler<'getGamePayoutInfo'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const jackpot = await readJackpot(tx, member.id, instance)
    return {
      gameInstanceId,
      payoutCurrencyId: instance.currency,
      ...(isDeck(instance) ? toDeckFunds(instance) : toDrawFunds(instance, jackpot)),
      ...(await readPrizeLadder(tx, member.id, instance)),
    }
  })

const toDrawFunds = ({ rules, prize_table, pool, currency }: Instance, jackpot: bigint) => {
  const terms = getTerms({ rules, prizeTable: prize_table })
  return {
    prizePool: decimal(prizeFund(pool, terms), currency),
    progressiveAmount: paysJackpot(terms) ? decimal(jackpot, currency) : null,
    payoutPercentage: terms.prizeTable.payoutPercentage,
  }
}

const toDeckFunds = (instance: Instance) => {
  const { prizePool, progressiveAmount, payoutPercentage } = deckView(instance)
  return { prizePool, progressiveAmount, payoutPercentage }
}
