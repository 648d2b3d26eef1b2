import type { Tx } from '@fairground/database/transaction'
import { type BallResult, computeBall } from '@fairground/rules/rewards/bonus-ball'
import { bonusBallTerms } from '#kinds/bonus-ball-terms.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { findDrawn, readLines } from '#progress/queries/balls.ts'
import { parseLine } from './parse-line.ts'

/** What a ball brought in a draw. The draw and its lines do not change any more, so neither does the result. */
export const computeResult = async (
  tx: Tx,
  player: PlayerKey,
  { ball, instanceId }: { readonly ball: number; readonly instanceId: number },
): Promise<BallResult | undefined> => {
  const drawn = await findDrawn(tx, player.memberId, instanceId)
  const terms = drawn && bonusBallTerms(drawn)
  if (!terms) return undefined
  const lines = await readLines(tx, player, instanceId)
  return computeBall(
    ball,
    drawn.drawn,
    lines.map(({ plays, won }) => ({ numbers: parseLine(plays), won })),
    terms.prizes,
  )
}
