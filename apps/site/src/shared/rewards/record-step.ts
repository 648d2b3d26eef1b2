import type { ProgressStep } from '@fairground/contract/entities/rewards/progress'
import { useEffect } from 'react'
import { call } from '#core/call.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { reloadProgress } from './progress-queries.ts'

const recorded = new Set<string>()

/** Reports a step once per visit. A step that cannot be reported is no problem of the player. */
const recordStep = async (step: ProgressStep, subjectId: number): Promise<void> => {
  const key = `${step}/${subjectId}`
  if (recorded.has(key)) return
  recorded.add(key)
  const answer = await call('recordProgress', { step, subjectId }).catch(() => null)
  if (answer === null) recorded.delete(key)
  else if (answer.reached.length > 0) await reloadProgress()
}

/** Reports a step of a logged-in player as soon as `done` is true. */
export const useRecordedStep = (step: ProgressStep, subjectId: number, done = true): void => {
  const playerId = useAccountPlayer()?.id
  useEffect(() => {
    if (done && playerId !== undefined) void recordStep(step, subjectId)
  }, [step, subjectId, done, playerId])
}
