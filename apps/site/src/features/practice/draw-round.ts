import { payoutAmount } from '@fairground/fair/settlement/settlement'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { countUnits, drawGame, type GameTerms, settleGame } from '@fairground/fair/games/games'
import { toShownDraws } from '@fairground/rules/playout/shown-draws'

const noCloseHash = new Uint8Array(32)

export interface RoundInput {
  readonly terms: GameTerms
  /** The canonical text of the player's play. */
  readonly play: string
  /** The plays of the simulated players. */
  readonly others: readonly string[]
  /** The position of the player's ticket among the others. */
  readonly place: number
  /** The price of one unit in minor units, without the fee. */
  readonly price: bigint
  readonly jackpot: bigint
  readonly seed: Uint8Array
}

export interface PlayedRound {
  readonly numbers: readonly number[]
  readonly numbers2nd: readonly number[]
  readonly won: bigint
  /** The names of the tiers that the play won. */
  readonly tiers: readonly string[]
}

/** Draws and settles one game like the server does: the same rules, prize table, draw and settlement. */
export const playRound = (input: RoundInput): PlayedRound => {
  const { terms, play, others, place, price, jackpot, seed } = input
  const { rules, prizeTable } = terms
  const plays = others.toSpliced(place, 0, play)
  const tickets = plays.map((each, seq0) => ({
    seq0,
    plays: each,
    player: seq0.toString(16).padStart(8, '0'),
  }))
  const outcome = drawGame(openDraws('FD1', seed, noCloseHash), rules, {
    tickets: tickets.length,
    seq0At: index => index,
  })
  if ('winners' in outcome || 'calls' in outcome) throw new Error(`no practice game of ${rules.kind}`)
  const units = plays.reduce((sum, each) => sum + countUnits(rules, each), 0)
  const { payouts } = settleGame({
    rules,
    prizeTable,
    outcome,
    tickets,
    pool: price * BigInt(units),
    jackpot,
  })
  const mine = payouts.filter(({ seq0 }) => seq0 === place)
  const draws = toShownDraws(outcome)
  return {
    numbers: draws.flatMap(({ numbers }) => numbers),
    numbers2nd: draws.flatMap(({ second = [] }) => second),
    won: mine.reduce((sum, payout) => sum + payoutAmount(payout), 0n),
    tiers: mine.map(({ tier }) => tier),
  }
}
