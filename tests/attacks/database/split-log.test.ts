import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from '@fairground/client/create-transport'
import { createLogKeeper, type LogStore, memoryLogStore } from '@fairground/client/log-keeper'
import { memoryTokenStore } from '@fairground/client/token-store'
import { transportModes } from '@fairground/contract/transport'
import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import { compareLog } from '@fairground/fair/log/compare-log'
import { formatKey } from '@fairground/fair/log/note'
import type { LogPolicy } from '@fairground/fair/log/policy'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { openLogKey } from '@fairground/server/public-log/open-log'
import { requirePolicy } from '@fairground/server/public-log/policy'
import { startLocalBeacon } from '@fairground/testkit/server/local-beacon'
import { until } from '@fairground/testkit/server/until'
import { startWitnesses, type Witnesses } from '@fairground/testkit/services/witnesses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'
import { readWitness, reportNotes } from './forked-log.ts'
import { closeOver, serveHistory } from './shown-history.ts'

const memberId = randomInt(1_000_000, 2_000_000_000)
const operator = { id: memberId, code: `m-${memberId}`, hosts: [] }

type History = Awaited<ReturnType<typeof serveHistory>>
const folder = mkdtempSync(join(tmpdir(), 'split-'))
const keyFolder = join(folder, 'keys')
let beacon: Awaited<ReturnType<typeof startLocalBeacon>>
let witnesses: Witnesses
let policy: LogPolicy
let policyText: string
/** What the operator shows to its first reader, and what it shows to the second one. */
let first: History
let second: History

beforeAll(async () => {
  // Witnesses compare their clock with the beacon, so its rounds must outlast the delays of a busy machine.
  beacon = await startLocalBeacon(folder, 3)
  witnesses = await startWitnesses({ folder, count: 3, logs: [operator], beacon })
  const log = openLogKey(keyFolder, operator)
  policy = requirePolicy(
    `log ${formatKey(log)} http://127.0.0.1:1\n${readFileSync(witnesses.policyFile, 'utf8')}`,
  )
  policyText = formatPolicy(policy)
  const options = { memberId, keyFolder, policyText, from: Date.now() }
  ;[first, second] = await Promise.all([serveHistory(options), serveHistory(options)])
  await witnesses.ready()
})
afterAll(async () => {
  for (const each of [first, second, witnesses, beacon]) await each?.stop()
  rmSync(folder, { recursive: true })
})

const readNote = async (history: History) => {
  const source = await history.readText('checkpoint')
  const { size, root, times } = openCheckpoint(source, policy)!
  return { size, root: Buffer.from(root).toString('hex'), seenBy: times.size }
}

/** A browser connects and compares what the gateway shows with what it keeps. */
const connectTo = async ({ address }: History, store: LogStore) => {
  const transport = createTransport({
    mode: transportModes.socket,
    baseUrl: address,
    memberId,
    siteKey: `m-${memberId}-site-key-0000`,
    token: memoryTokenStore(),
    log: createLogKeeper({ store, compare: async (kept, news) => compareLog(policyText, kept, news) }),
  })
  transport.open()
  const state = await until('a compared log', () => {
    const log = transport.log()
    return log.at === null ? undefined : log
  })
  transport.close()
  return state
}

const pinned = memoryLogStore()

describe('an operator who runs two gateways', () => {
  it('shows an honest log: every witness cosigns it, and the browser keeps up with it', async () => {
    await first.append(closeOver(memberId, 1, '600'))
    expect(await first.push()).toBe(3)
    expect(await connectTo(first, pinned)).toMatchObject({ state: 'agreed', size: 2, seenBy: { length: 3 } })
    await first.append(closeOver(memberId, 2, '700'))
    expect(await first.push()).toBe(3)
    // The gateway reads the newest checkpoint once a second.
    await until('the longer log', async () => {
      const { state, size } = await connectTo(first, pinned)
      expect(state).toBe('agreed')
      return size === 3
    })
  })

  it('shows a second reader another history; no witness cosigns it, and the browser has the proof', async () => {
    await second.append(closeOver(memberId, 1, '601'))
    await second.append(closeOver(memberId, 2, '700'))
    const cosigned = await second.push()
    const [one, other] = [await readNote(first), await readNote(second)]
    // The log signed both, which is what an unsigned list could not prove.
    expect(one).toMatchObject({ size: 3, seenBy: 3 })
    expect(other).toMatchObject({ size: 3, seenBy: 0 })
    expect(other.root).not.toBe(one.root)
    const stranger = await connectTo(second, memoryLogStore())
    expect(stranger.state).toBe('unknown')
    const { state, notes = [] } = await connectTo(second, pinned)
    const stopped = cosigned === 0 && state === 'split' ? 'witness and browser' : undefined
    expectOutcome('split-log', stopped)
    expect(notes.map(note => openCheckpoint(note, policy)?.size)).toEqual([3, 3])
  })

  it('cannot undo it: the two signed notes convince every witness, and the browser keeps them', async () => {
    const { notes = [] } = pinned.read()!
    for (const witness of witnesses.list) {
      expect(await reportNotes(witness, notes)).toBe('split view\n')
      const { reports, size } = await readWitness(witness, policy.log.name)
      expect(size).toBe(3)
      expect(reports.map(({ kind }) => kind)).toContain('split view')
    }
    expect(await connectTo(first, pinned)).toMatchObject({ state: 'split' })
  })

  it('is blamed for nothing that it did not sign', async () => {
    const honest = memoryLogStore()
    expect(await connectTo(first, honest)).toMatchObject({ state: 'agreed' })
    const { checkpoint } = honest.read()!
    expect(await reportNotes(witnesses.list[0]!, [checkpoint])).toBe('agrees\n')
  })
})
