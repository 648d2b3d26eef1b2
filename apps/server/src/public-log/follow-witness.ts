import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { backoffMs } from '#platform/backoff.ts'
import type { Log } from '#platform/log.ts'
import { pushCheckpoint, type Witness } from './push-checkpoint.ts'
import { findNewestCheckpoint } from './queries/checkpoints.ts'
import { findWitnessSize } from './queries/publishing.ts'

export interface FollowOptions {
  readonly db: Database
  readonly memberId: number
  readonly witness: Witness
  readonly log: Log
  /** Reports how many entries the witness has not cosigned yet. */
  readonly observeLag: (memberId: number, witness: string, entries: number) => void
}

/** A draw closes only after recent cosignatures, so a witness is asked for a fresh one also without new entries. */
const refreshMs = 4000
const firstBackoffMs = 250
const maxBackoffMs = 5000

/** Keeps one witness up to date with the log, independently of the other witnesses. */
export const followWitness = ({ db, memberId, witness, log, observeLag }: FollowOptions) => {
  let stopping = false
  let isNews = false
  let failures = 0
  let wake: () => void = () => undefined
  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const names = { memberId, witness: witness.name }

  const readNewestSize = async (): Promise<number> =>
    Number((await inMember(db, memberId, tx => findNewestCheckpoint(tx, memberId)))?.size ?? 0n)

  const loop = (async () => {
    let size: number | undefined
    while (!stopping) {
      isNews = false
      try {
        size ??= await inMember(db, memberId, tx => findWitnessSize(tx, memberId, witness.name))
        const before = size
        size = await pushCheckpoint(db, memberId, witness, size)
        const lag = (await readNewestSize()) - size
        observeLag(memberId, witness.name, Math.max(lag, 0))
        if (failures > 0) log.info({ ...names, size }, 'witness cosigns again')
        failures = 0
        // A witness that was away gets one request after another until it has caught up.
        if (stopping || (lag > 0 && size !== before)) continue
      } catch (error) {
        failures += 1
        if (failures === 1) log.warn({ ...names, err: error, size }, 'witness does not cosign')
        if (size !== undefined)
          observeLag(memberId, witness.name, Math.max((await readNewestSize().catch(() => 0)) - size, 0))
      }
      if (stopping) return
      if (failures > 0) await pause(backoffMs(failures, firstBackoffMs, maxBackoffMs))
      else if (!isNews) await pause(refreshMs)
    }
  })()

  return {
    /** Called after a new checkpoint. A failing witness keeps its back-off. */
    wake: () => {
      isNews = true
      if (failures === 0) wake()
    },
    async stop(): Promise<void> {
      stopping = true
      wake()
      await loop
    },
  }
}
