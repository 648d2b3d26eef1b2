import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { readSignerSettings } from '@fairground/server/platform/signer-settings'
import { createSender, createSignerClient, SignerRefused } from '@fairground/server/signer/client'
import type { LogPosition, SignerCall, SignerCalls } from '@fairground/server/signer/protocol'
import { startSigner } from '@fairground/server/signer/server'
import { quietLog } from '@fairground/server/testing/quiet-log.test-support'
import { afterAll, beforeAll } from 'vitest'

const beaconSecret = new Uint8Array(32).fill(4)

export const beacon = localChain(beaconSecret, 1_700_000_000, 3, 'test')
export const signBeaconRound = (round: number): string => signRound(beaconSecret, round)

/** Member and game, as the signer names a game. */
export const game = '1/8'

/** The tests set the time of the process, also back, which the signer's own clock refuses. */
const settableClock = { beaconRound: 0, driftMs: 0, refresh: async () => undefined, check: () => undefined }
const timeoutMs = 60_000

/** The machine of the signer: its folder, its socket and the processes that run on it one after another. */
export const useSignerHost = () => {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-signer-'))
  const settings = { ...readSignerSettings({ FAIRGROUND_SIGNER_FOLDER: folder }), beaconUrls: [] }
  const address = { socket: settings.socket }
  let running: Awaited<ReturnType<typeof startSigner>>
  let stored: LogPosition | undefined
  const start = async (): Promise<void> => {
    running = await startSigner({ settings, beacon, log: quietLog, clock: settableClock, chainLength: 20 })
  }
  const client = createSignerClient({
    addresses: [address],
    timeoutMs,
    findNewest: () => Promise.resolve(stored),
  })
  beforeAll(start)
  afterAll(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })
  return {
    logFile: join(folder, 'signer.log'),
    /** Calls as the platform does: after a start it first confirms the newest entry that it knows. */
    call: <C extends SignerCall>(name: C, body: SignerCalls[C]['request']) => client.call(name, body),
    /** Calls as anyone who can open the socket. */
    send: createSender(address, undefined, timeoutMs),
    /** The platform stores the position in each answer. */
    store: (position: LogPosition): void => void (stored = { k: position.k, head: position.head }),
    async restart(whileStopped: () => void): Promise<void> {
      await running.stop()
      whileStopped()
      await start()
    },
  }
}

export type SignerHost = ReturnType<typeof useSignerHost>

/** The answer of the signer, or why it refuses. */
export const answerOrRefusal = async <C extends SignerCall>(
  answer: Promise<SignerCalls[C]['answer']>,
): Promise<SignerCalls[C]['answer'] | { readonly refused: SignerRefused['code'] }> =>
  answer.catch((error: unknown) => {
    if (error instanceof SignerRefused) return { refused: error.code }
    throw error
  })
