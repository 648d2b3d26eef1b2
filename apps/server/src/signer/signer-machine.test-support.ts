import { drawRound } from '@fairground/fair/beacon/beacon'
import { localChain } from '@fairground/fair/beacon/local-beacon'
import { generateKeyPairSync, sign } from 'node:crypto'
import { getPublicKey } from '@fairground/fair/crypto/signature'
import { hex } from '@fairground/fair/encoding/bytes'
import { buildCards, type CardTable } from './decks/card-table.ts'
import { DeckSigner } from './deck-signer.ts'
import { GameChains } from './game-chains.ts'
import type { LogLine } from './log/entries.ts'
import { Journal, type LogStore } from './log/journal.ts'
import { RequestRefused, type RefusalCode } from './request-refused.ts'
import { RoundLocks } from './round-locks.ts'
import { RoundSigner } from './round-signer.ts'
import { deriveSecrets } from './secrets.ts'
import { Signer } from './signer.ts'
import { Terms } from './terms.ts'

export const beaconSecret = new Uint8Array(32).fill(3)
export const beacon = localChain(beaconSecret, 1_000_000, 3, 'test')
export const secrets = deriveSecrets(new Uint8Array(32).fill(5))
const pair = generateKeyPairSync('ed25519')
export const signerKey = new Uint8Array(
  Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
)
export const controlSecret = new Uint8Array(32).fill(8)
export const start = 1_000_900_000
export const startRound = drawRound(beacon, start)

// Locks and cards follow from their inputs, so all machines share them.
const locks = new RoundLocks(beacon, secrets.kappa)
const tables = new Map<string, CardTable>()

export interface MachineOptions {
  readonly chainLength?: number
  readonly controlled?: boolean
  readonly term?: number
}

/** The lines of a log in memory. */
export const memoryStore = (lines: LogLine[]): LogStore => ({
  write: line => void lines.push(line),
  read: (k, max) => lines.slice(k - 1, k - 1 + max),
})

/** A signer with a simulated disk that survives restarts. */
export const createMachine = ({ chainLength = 20, controlled = false }: MachineOptions = {}) => {
  const disk: LogLine[] = []
  const clock = { now: start, right: true }
  const boot = () => {
    const lines = disk.map(line => JSON.parse(JSON.stringify(line)) as LogLine)
    const journal = new Journal(memoryStore(disk), lines)
    const now = () => clock.now
    const key = {
      publicKey: signerKey,
      sign: (hash: Uint8Array) => new Uint8Array(sign(null, hash, pair.privateKey)),
    }
    const terms = new Terms({ journal, key, secrets, now })
    terms.startFirst()
    const deps = {
      journal,
      key,
      secrets,
      chains: new GameChains(journal, secrets, chainLength),
      locks,
      beacon,
      now,
      checkClock() {
        if (!clock.right) throw new RequestRefused('clock', 'the clock differs from the beacon')
      },
      controlKeys: controlled ? [getPublicKey(controlSecret)] : [],
      cards: {
        get(inputs: Parameters<typeof buildCards>[0]) {
          const id = hex(inputs.closeHash)
          const table = tables.get(id) ?? buildCards(inputs)
          tables.set(id, table)
          return table
        },
        drop: () => undefined,
      },
    }
    const decks = new DeckSigner(deps)
    return { journal, terms, signer: new Signer(deps), decks, rounds: new RoundSigner(deps, decks) }
  }
  const machine = { disk, clock, on: boot(), restart: () => void (machine.on = boot()) }
  return machine
}

export type Machine = ReturnType<typeof createMachine>

/** The answer, or the code of the refusal. A refusal must write nothing. */
export const attemptCall = <T extends object>({ disk }: Machine, call: () => T): T | RefusalCode => {
  const before = disk.length
  try {
    return call()
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    if (disk.length !== before) throw new Error('a refusal wrote an entry', { cause: error })
    return error.code
  }
}
