import type { JoinAnswer } from '@fairground/contract/entities/join'
import { pause } from '../faults/pause.ts'
import { stressGame, type StressPlayer } from './stress-stack.ts'

const undecided: ReadonlySet<number> = new Set([8, 234])
const giveUpAfterMs = 120_000

/** One purchase, sent again under the same key while the site says that it cannot take it now. */
export const joinOnce = async (
  player: StressPlayer,
  instanceId: number,
  requestId: string,
  line: readonly number[],
): Promise<JoinAnswer> => {
  const deadline = Date.now() + giveUpAfterMs
  for (;;) {
    const answer = await player.call('joinGame', {
      requestId,
      gameId: stressGame.id,
      gameInstanceId: instanceId,
      currencyId: 'GBP',
      userPlays: [[...line]],
      userPlaysCount: 1,
    })
    if (!undecided.has(answer.exitCode) || Date.now() > deadline) return answer
    await pause(50)
  }
}
