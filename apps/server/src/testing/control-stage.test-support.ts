import { hex } from '@fairground/fair/encoding/bytes'
import { type ControlProcess, prepareControl } from '@fairground/testkit/services/control'
import { connectControl } from '#control/connect-control.ts'
import type { Books } from './books.test-support.ts'
import { type DrawStage, openDrawStage } from './draw-stage.test-support.ts'
import { quietLog } from './quiet-log.test-support.ts'
import { testPlatformKey } from './take-lane.test-support.ts'

export interface ControlStage {
  readonly stage: DrawStage
  /** The real process of the control system. */
  readonly process: ControlProcess
  /** The kinds of failures that the platform observed. */
  readonly failures: string[]
  close(): Promise<void>
}

/** The services of a draw with the control system beside them. */
export const openControlStage = async (books: Books): Promise<ControlStage> => {
  const prepared = await prepareControl()
  const failures: string[] = []
  let started: ControlProcess | undefined
  let feed: { stop(): Promise<void> } | undefined
  const stage = await openDrawStage(books, {
    control: {
      publicKey: prepared.key,
      async connect({ signerKey, beacon }) {
        const operator = { platformKeys: [hex(testPlatformKey.publicKey)], signerKeys: [signerKey] }
        started = await prepared.start({
          beacon: { relays: [beacon.url], chain: beacon.chain },
          operators: { [books.memberId]: operator, [books.otherMemberId]: operator },
        })
        const { url, token } = started
        const connected = connectControl(
          { url, token, publicKey: prepared.key },
          {
            db: books.app.db,
            log: quietLog,
            observeLag: () => undefined,
            observeFailure: kind => void failures.push(kind),
          },
        )
        feed = connected.feed
        return connected.control
      },
    },
  })
  return {
    stage,
    process: started!,
    failures,
    async close() {
      await feed?.stop()
      await stage.close()
      await started?.stop()
    },
  }
}
