import { inMember } from '@fairground/database/transaction'
import { jackpotBalance } from '#instance/jackpot.ts'
import { decimal, poolOf, prizeFund, termsOf } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from './find-instance.ts'
import { prizeLadder } from './prize-ladder.ts'

export const getGamePayoutInfo: Handler<'getGamePayoutInfo'> = ({ gameInstanceId }, { member }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
    const jackpot = await jackpotBalance(tx, member.id, instance.game_id, instance.currency)
    return {
      gameInstanceId,
      payoutCurrencyId: instance.currency,
      prizePool: decimal(prizeFund(poolOf(instance), terms), instance.currency),
      progressiveAmount: decimal(jackpot, instance.currency),
      payoutPercentage: terms.prizeTable.payoutPercentage,
      ...prizeLadder(instance, jackpot),
    }
  })
