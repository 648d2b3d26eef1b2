import { createLogKeeper, type LogState, memoryLogStore } from '@fairground/client/log-keeper'
import type { LogNews } from '@fairground/contract/log-position'
import { consistencyProof } from '@fairground/fair/crypto/consistency'
import { inclusionProof } from '@fairground/fair/crypto/merkle'
import { getPublicKey } from '@fairground/fair/crypto/signature'
import { concat, hex, utf8 } from '@fairground/fair/encoding/bytes'
import { cosign, noteSigner } from '@fairground/fair/log/checkpoint'
import type { LogPolicy } from '@fairground/fair/log/policy'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { SampleLog, sampleSecret } from '@fairground/fair/log/sample-log.test-support'
import { parseTilePath } from '@fairground/fair/log/tiles'
import { describe, expect, it } from 'vitest'
import { createComparison } from './comparison.ts'
import { browserPolicyStore } from './kept-policy.ts'
import { readNews } from './log-files.ts'
import { browserSeenCheckpoints } from './seen-checkpoints.ts'

const origin = 'play.example/fair/1'
const makeWitness = (name: string) => ({
  ...noteSigner({ name, type: 4, publicKey: getPublicKey(sampleSecret(name)) }, sampleSecret(name)),
  url: `https://${name}.example`,
})
const witnesses = ['w1', 'w2', 'w3'].map(makeWitness)
const policy: LogPolicy = { log: new SampleLog(origin).key, witnesses, quorum: 2 }
const start = 1_800_000_000_000
const week = 7 * 24 * 3_600_000

const cosigned = (
  log: SampleLog,
  size = log.texts.length,
  by = witnesses,
  seconds = start / 1000,
): string => {
  const note = log.note(size)
  return note + by.map(witness => cosign(witness, note, seconds)).join('')
}

/** What the gateway answers to a client that keeps `from` entries. */
const answer = (log: SampleLog, from: number, checkpoint = cosigned(log)): LogNews => {
  const isShorter = from > log.texts.length
  const consistency = from === 0 || isShorter ? [] : consistencyProof(log.leaves(), from).map(hex)
  return { checkpoint, from, consistency }
}

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** Serves the hash tile of a log that fits in one. */
const readTile = (log: SampleLog, path: string) => {
  const tile = parseTilePath(path)
  return tile && tile.width <= log.texts.length ? concat(...log.leaves(tile.width)) : undefined
}

interface Served {
  log: SampleLog
  policy: LogPolicy
  changes: unknown
  witness: string | undefined
  now: number
}

const openBrowser = (served: Served) => {
  const storage = memory()
  const store = memoryLogStore()
  const policies = browserPolicyStore(storage, 'policy')
  const seen = browserSeenCheckpoints(storage, 'seen')
  const posted: [address: string, body: string][] = []
  const readFile = async (path: string) => {
    if (path === 'policy') return utf8(formatPolicy(served.policy))
    if (path === 'policies') return utf8(JSON.stringify(served.changes))
    if (path === 'checkpoint') return utf8(cosigned(served.log))
    return readTile(served.log, path)
  }
  const compare = createComparison({
    policies,
    seen,
    readFile,
    readWitness: async () => {
      if (served.witness === undefined) throw new Error('unreachable')
      return served.witness
    },
    post: async (address, body) => {
      if (address.startsWith('https://w2')) throw new Error('unreachable')
      posted.push([address, body])
    },
    now: () => served.now,
    random: () => (served.witness === undefined ? 0.5 : 0),
  })
  let resolve: (state: LogState) => void = () => undefined
  const keeper = createLogKeeper({
    store,
    compare,
    now: () => served.now,
    onState: state => resolve(state),
  })
  const connect = (news?: LogNews): Promise<LogState> =>
    new Promise(done => {
      resolve = done
      keeper.receive(news ?? answer(served.log, store.read()?.size ?? 0))
    })
  return { store, policies, seen, posted, connect, readNews: () => readNews(store.read(), readFile) }
}

const serve = (size: number, change: Partial<Served> = {}): Served => ({
  log: new SampleLog(origin).grow(size),
  policy,
  changes: [],
  witness: undefined,
  now: start,
  ...change,
})

describe('a browser that keeps the public log', () => {
  it('pins the first policy and follows the log while it grows', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    expect(await browser.connect()).toMatchObject({ state: 'agreed', size: 5, seenBy: ['w1', 'w2', 'w3'] })
    served.log.grow(4)
    expect(await browser.connect()).toMatchObject({ state: 'agreed', size: 9 })
    expect(browser.store.read()?.size).toBe(9)
    expect(browser.policies.read()).toMatchObject({ text: formatPolicy(policy), since: start })
    expect(browser.seen.read().map(({ size }) => size)).toEqual([9, 5])
  })

  it('compares the static files of the log without a connection', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect(await browser.readNews())
    served.log.grow(7)
    expect(await browser.connect(await browser.readNews())).toMatchObject({ state: 'agreed', size: 12 })
    served.log = served.log.fork(2)
    expect(await browser.connect(await browser.readNews())).toMatchObject({ state: 'split' })
  })

  it('keeps both notes of a split view for ever and sends them to the witnesses', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    const kept = cosigned(served.log)
    const honest = served.log
    served.log = honest.fork(2).grow(3)
    const state = await browser.connect()
    const notes = [kept, cosigned(served.log)]
    expect(state).toMatchObject({ state: 'split', notes })
    expect(browser.posted).toEqual([
      ['https://w1.example/report', notes.join('\n')],
      ['https://w3.example/report', notes.join('\n')],
    ])
    served.log = honest
    expect(await browser.connect()).toMatchObject({ state: 'split', notes })
    expect(browser.posted).toHaveLength(2)
    expect(browser.store.read()?.notes).toEqual(notes)
  })

  it('sees a split view in another root of the same size', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    served.log = served.log.fork(4)
    expect(await browser.connect()).toMatchObject({ state: 'split' })
  })

  it('sees a split view in a log that lost entries', async () => {
    const served = serve(9)
    const browser = openBrowser(served)
    await browser.connect()
    served.log = new SampleLog(origin, served.log.texts.slice(0, 5))
    expect(await browser.connect()).toMatchObject({ state: 'split', size: 5 })
  })

  it('keeps its checkpoint if the pinned log did not sign the shown one', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    const stolen = new SampleLog(origin, served.log.texts, 'thief').grow(3)
    expect(await browser.connect(answer(stolen, 5))).toMatchObject({ state: 'unknown', size: 0 })
    expect(browser.store.read()).toMatchObject({ size: 5, checkpoint: cosigned(served.log) })
  })

  it('does not pin a policy if its log did not sign the checkpoint', async () => {
    const browser = openBrowser(
      serve(5, { policy: { ...policy, log: new SampleLog(origin, [], 'thief').key } }),
    )
    expect(await browser.connect()).toMatchObject({ state: 'unknown', size: 0 })
    expect([browser.policies.read(), browser.store.read()]).toEqual([null, null])
  })

  it('waits for a quorum of witnesses', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    const few = cosigned(served.log, 5, witnesses.slice(0, 1))
    expect(await browser.connect(answer(served.log, 0, few))).toMatchObject({ state: 'unknown', size: 5 })
    expect(browser.store.read()).toBeNull()
  })

  it('finds a split view at a witness that holds another history', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    served.witness = cosigned(served.log.fork(1), 5)
    expect(await browser.connect()).toMatchObject({ state: 'split', notes: { 1: served.witness } })
    const other = openBrowser({ ...serve(5), witness: cosigned(serve(5).log, 3) })
    expect(await other.connect()).toMatchObject({ state: 'agreed' })
  })
})

describe('a changed policy', () => {
  const next: LogPolicy = { ...policy, witnesses: [...witnesses.slice(1), makeWitness('w4')], quorum: 2 }
  const afterWeek = start + week + 1000

  it('is refused without an entry in the log', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    Object.assign(served, { policy: next, now: afterWeek })
    await browser.connect()
    expect(browser.policies.read()).toMatchObject({ text: formatPolicy(policy), refused: formatPolicy(next) })
  })

  it('is refused if the log shows only rubbish', async () => {
    const served = serve(5, { changes: { text: 'x' } })
    const browser = openBrowser(served)
    await browser.connect()
    Object.assign(served, { policy: { ...policy, quorum: 1 }, now: afterWeek })
    await browser.connect()
    expect(browser.policies.read()).toMatchObject({ text: formatPolicy(policy) })
  })

  it('is kept after the old witnesses saw its entry a week ahead', async () => {
    const served = serve(5)
    const browser = openBrowser(served)
    await browser.connect()
    const from = start + week
    const text = formatPolicy(next)
    served.log.add({ t: 'policy', text, from })
    const path = inclusionProof(served.log.leaves(), 5).map(hex)
    Object.assign(served, {
      policy: next,
      now: afterWeek,
      changes: [{ text, from, index: 5, path, checkpoint: cosigned(served.log) }],
    })
    await browser.connect()
    expect(browser.policies.read()).toEqual({ text, since: start, checkedAt: afterWeek })
  })
})
