import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { pause } from '#support/pause.ts'
import { stressGame, type StressPlayer } from './stress-stack.ts'

const undecided: ReadonlySet<number> = new Set([8, 234])
const giveUpAfterMs = 120_000

/** Sends one purchase and retries with the same key while the server returns a temporary exit code. */
export const joinOnce = async (
  player: StressPlayer,
  instanceId: number,
  requestId: string,
  line: readonly number[],
): Promise<JoinResult> => {
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
