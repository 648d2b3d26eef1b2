import { keptPolicy } from './kept-stores.ts'
import { keptLog, logStore } from './log-keeper.ts'

/** What this browser keeps about the log and gives to a check. */
export interface KeptPins {
  readonly policy: string | undefined
  readonly checkpoint: string | undefined
}

const firstComparisonMs = 6000

/** A first visit compares the log when the page is idle. */
const untilCompared = (): Promise<void> =>
  new Promise(resolve => {
    const stop = logStore.subscribe(() => end())
    const timer = setTimeout(() => end(), firstComparisonMs)
    const end = (): void => {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })

export const loadKeptPins = async (): Promise<KeptPins> => {
  if (!keptPolicy.read()) await untilCompared()
  return { policy: keptPolicy.read()?.text, checkpoint: keptLog.read()?.checkpoint }
}
