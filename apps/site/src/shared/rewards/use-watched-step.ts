import { useState } from 'react'
import { useRecordedStep } from './record-step.ts'

/** Reports a draw or a replay that was watched to its end. A viewer who arrives after the end has not watched it. */
export const useWatchedStep = (gameInstanceId: number, ended: boolean, replay: boolean): void => {
  const [watched] = useState(!ended)
  useRecordedStep(replay ? 'replayWatched' : 'drawWatched', gameInstanceId, watched && ended)
}
