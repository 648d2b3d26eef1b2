import { useEffect, useState } from 'react'
import { loadKeptPins } from '#core/public-log/kept-pins.ts'
import type { CheckedFiles, CheckMessage, CheckRequest } from '#features/draw/check-messages.ts'
import { type CheckProgress, applyMessage, initialProgress } from '#features/draw/check-progress.ts'

export interface RunningCheck<Facts, Id extends string> {
  readonly progress: CheckProgress<Facts, Id>
  /** The browser could not run the check at all. */
  readonly broken: boolean
}

/** Checks one file in a worker, once per mount. Use a new key to check again. */
export const useCheck = <Facts, Id extends string>(
  startWorker: () => Worker,
  { file, receipts }: CheckedFiles,
): RunningCheck<Facts, Id> => {
  const [check, setCheck] = useState<RunningCheck<Facts, Id>>({ progress: initialProgress, broken: false })
  useEffect(() => {
    const worker = startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage<Facts, Id>>) =>
      setCheck(({ progress }) => ({ progress: applyMessage(progress, data), broken: false })),
    )
    worker.addEventListener('error', () => setCheck(last => ({ ...last, broken: true })))
    void loadKeptPins().then(pins => worker.postMessage({ file, receipts, pins } satisfies CheckRequest, []))
    return () => worker.terminate()
  }, [startWorker, file, receipts])
  return check
}
