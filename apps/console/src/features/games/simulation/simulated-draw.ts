import { settleGame } from '@fairground/fair/games/games'
import { openCountedKind } from './kinds/counted-kinds.ts'
import { openDeciding } from './kinds/deciding-tickets.ts'
import { drawInstance, type FullInstance, openFullSettlement, type SoldGame } from './full-settlement.ts'
import { type SimulatedGame, toPaid } from './simulated-kind.ts'
import { pickStart } from './sold-lines.ts'

/** The instances of a game in which all lines share one draw. */
export const simulateDraw = (game: SoldGame): SimulatedGame => {
  const { terms, pool, random } = game
  const full = openFullSettlement(game)
  let last: FullInstance | undefined
  const settleAll = (jackpot: bigint) => {
    last = full.settle(jackpot)
    return toPaid(last.settlement)
  }
  const getLast = (): FullInstance => {
    if (!last) throw new Error('no instance was settled yet')
    return last
  }
  const counted = openCountedKind(game)
  if (counted)
    return {
      settleAll,
      settleAgain: jackpot => {
        const units = getLast().settlement.tiers.map(tier => tier.units)
        return toPaid(counted.pay(units, jackpot))
      },
      settleWinners: jackpot => toPaid(counted.pay(counted.countUnits(), jackpot)),
    }
  const findDeciding = openDeciding(game, full.getStock)
  if (!findDeciding) throw new Error(`${terms.rules.kind} cannot be simulated`)
  const settleDeciding = ({ outcome, start }: Pick<FullInstance, 'outcome' | 'start'>, jackpot: bigint) =>
    toPaid(settleGame({ ...terms, outcome, tickets: findDeciding(outcome, start), pool, jackpot }))
  return {
    settleAll,
    settleAgain: jackpot => settleDeciding(getLast(), jackpot),
    settleWinners: jackpot =>
      settleDeciding({ start: pickStart(full.getStock(), random), outcome: drawInstance(game) }, jackpot),
  }
}
