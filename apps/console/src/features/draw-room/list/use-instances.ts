import { type Rows, useRows } from '#core/api/use-rows.ts'
import type { InstanceRow } from '#features/draw-room/logic/detail.ts'
import { type Stage, stages } from '#features/draw-room/logic/stages.ts'

const refreshMs = 10_000

/** The draws of a stage, newest first. A stage of two states reads two lists. */
export const useInstances = (stage: Stage, gameId: number | undefined): Rows<InstanceRow> => {
  const [first, second] = stages[stage].filters as readonly object[]
  const game = gameId === undefined ? {} : { gameId }
  const one = useRows('listInstances', { ...first, ...game }, { refreshMs })
  const two = useRows('listInstances', { ...second, ...game }, { refreshMs, isEnabled: second !== undefined })
  if (second === undefined) return one
  const more = [one, two].filter(({ hasMore }) => hasMore)
  return {
    rows: [...one.rows, ...two.rows].toSorted((a, b) => b.instanceId - a.instanceId),
    isLoading: one.isLoading || two.isLoading,
    isLoadingMore: one.isLoadingMore || two.isLoadingMore,
    hasMore: more.length > 0,
    error: one.error ?? two.error,
    onRetry: () => {
      one.onRetry()
      two.onRetry()
    },
    onEndReached: () => {
      for (const each of more) each.onEndReached()
    },
  }
}
