import { useEffect, useState } from 'react'
import type { DeckMessage, DeckRequest } from '#features/draw/deck-messages.ts'
import { deckProgressed, deckUnchecked } from '#features/draw/deck-progress.ts'

const fresh = { progress: deckUnchecked, broken: false }

/** Checks one deck in a worker, once; for another, or once more, mount it anew. */
export const useDeckCheck = (file: Blob, receipts: readonly object[]) => {
  const [check, setCheck] = useState(fresh)
  useEffect(() => {
    const worker = new Worker(new URL('./deck-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<DeckMessage>) =>
      setCheck(({ progress }) => ({ progress: deckProgressed(progress, data), broken: false })),
    )
    worker.addEventListener('error', () => setCheck(last => ({ ...last, broken: true })))
    worker.postMessage({ file, receipts } satisfies DeckRequest, [])
    return () => worker.terminate()
  }, [file, receipts])
  return check
}
