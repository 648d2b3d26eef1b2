import { inMember } from '@fairground/database/transaction'
import { deckView } from '#instance/deck-view.ts'
import { jackpotBalance } from '#instance/jackpot.ts'
import { decimal, prizeFund, termsOf } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from './find-instance.ts'
import { prizeLadder } from './prize-ladder.ts'

type Instance = Awaited<ReturnType<typeof findInstance>>

export const getGamePayoutInfo: Handler<'getGamePayoutInfo'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const jackpot = await jackpotBalance(tx, member.id, instance.game_id, instance.currency)
    return {
      gameInstanceId,
      payoutCurrencyId: instance.currency,
      ...(isDeck(instance) ? fundsOfDeck(instance) : fundsOfDraw(instance, jackpot)),
      ...prizeLadder(instance, jackpot),
    }
  })

const fundsOfDraw = ({ rules, prize_table, pool, currency }: Instance, jackpot: bigint) => {
  const terms = termsOf({ rules, prizeTable: prize_table })
  return {
    prizePool: decimal(prizeFund(pool, terms), currency),
    progressiveAmount: decimal(jackpot, currency),
    payoutPercentage: terms.prizeTable.payoutPercentage,
  }
}

const fundsOfDeck = (instance: Instance) => {
  const { prizePool, progressiveAmount, payoutPercentage } = deckView(instance)
  return { prizePool, progressiveAmount, payoutPercentage }
}
