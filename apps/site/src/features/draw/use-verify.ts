import { useEffect, useState } from 'react'
import type { VerifyMessage, VerifyRequest } from '#features/draw/verify-messages.ts'
import { NOTHING_YET, progressed, type VerifyProgress } from '#features/draw/verify-progress.ts'

export interface Verification {
  readonly progress: VerifyProgress
  /** The browser could not run the check at all. */
  readonly broken: boolean
}

const FRESH: Verification = { progress: NOTHING_YET, broken: false }

/** Checks one record in a worker, once; for another, or once more, mount it anew. */
export const useVerify = (file: Blob, receipts: readonly object[]): Verification => {
  const [verification, setVerification] = useState(FRESH)
  useEffect(() => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<VerifyMessage>) =>
      setVerification(({ progress }) => ({ progress: progressed(progress, data), broken: false })),
    )
    worker.addEventListener('error', () => setVerification(last => ({ ...last, broken: true })))
    worker.postMessage({ file, receipts } satisfies VerifyRequest, [])
    return () => worker.terminate()
  }, [file, receipts])
  return verification
}
