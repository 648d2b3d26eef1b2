import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hex, utf8 } from '#encoding/bytes.ts'
import { merkleRoot, verifyInclusion } from '#crypto/merkle.ts'
import { openCheckpoint } from '#log/checkpoint.ts'
import { formatBundle } from '#log/entry-bundle.ts'
import { formatKey, parseKey } from '#log/note.ts'
import { originHash } from '#log/origin-hash.ts'
import { leafText, sampleClose, sampleGame, SampleLog } from '#log/sample-log.test-support.ts'
import { readInclusionProof } from '#log/tile-proofs.ts'
import { maxRequestBytes, readCosignature } from '#log/witness-protocol.ts'
import { openHttpLog } from '../http-log.ts'
import { errorMessage } from '../usage-problem.ts'
import { post, program, type RunningProcess, TestProcesses } from './processes.test-support.ts'

const processes = new TestProcesses()
const makeLog = (name: string) => new SampleLog(`play.example/fair/${name}`)
const logs = {
  honest: makeLog('honest'),
  stale: makeLog('stale'),
  forked: makeLog('forked'),
  silent: makeLog('silent'),
  signed: makeLog('signed'),
  closes: makeLog('closes'),
  reported: makeLog('reported'),
}
let beacon: { url: string; chainFile: string }
let one: RunningProcess
let two: RunningProcess
let served = ''
let folder = ''

/** A log that serves its entries as a static site does. */
const fetched = makeLog('fetched').grow(300)
const site = createServer((request, response) => {
  const index = Number(/tile\/entries\/00([01])/.exec(request.url ?? '')?.[1])
  const entries = fetched.texts.slice(index * 256, index * 256 + 256)
  if (request.url?.includes('/001')) response.writeHead(404).end()
  else response.end(formatBundle(entries.map(utf8)))
})

beforeAll(async () => {
  beacon = await processes.startBeacon()
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  served = `${formatKey(fetched.key)} http://127.0.0.1:${(site.address() as AddressInfo).port}`
  folder = processes.folder()
  const all = [...Object.values(logs), served]
  ;[one, two] = await Promise.all([
    processes.startWitness({ folder, name: 'w1.example', logs: all, beacon }),
    processes.startWitness({ folder: processes.folder(), name: 'w2.example', logs: all, beacon }),
  ])
}, 120_000)

afterAll(async () => {
  site.close()
  await processes.stop()
}, 120_000)

const keyFrom = (running: RunningProcess) => parseKey(/^Witness (\S+)/m.exec(running.output())?.[1] ?? '')!
const submit = (running: RunningProcess, body: string) => post(`${running.url}/add-checkpoint`, body)
const readStatus = async (running: RunningProcess, log: SampleLog) => {
  const status = (await (await fetch(`${running.url}/status`)).json()) as {
    logs: {
      origin: string
      size: number
      unexplainedCheckpoints: number
      reports: { kind: string; rule?: string }[]
    }[]
  }
  return status.logs.find(({ origin }) => origin === log.origin)!
}
const mirror = (running: RunningProcess, log: SampleLog) =>
  openHttpLog(`${running.url}/${originHash(log.origin)}`)

describe('a witness', () => {
  it('cosigns a growing log, also again at the same size', async () => {
    const log = logs.honest.grow(3)
    expect((await submit(one, log.push(0))).status).toBe(200)
    log.grow(600)
    const started = Math.floor(Date.now() / 1000)
    const answers = await Promise.all([submit(one, log.push(3)), submit(two, log.push(0))])
    const policy = { log: log.key, witnesses: [keyFrom(one), keyFrom(two)], quorum: 2 }
    const opened = openCheckpoint(`${log.note()}${answers.map(({ text }) => text).join('')}`, policy)
    expect([...opened!.times.keys()]).toEqual(['w1.example', 'w2.example'])
    for (const seconds of opened!.times.values()) expect(seconds).toBeGreaterThanOrEqual(started)
    const again = await submit(one, log.push(603))
    expect(readCosignature(log.note(), again.text, keyFrom(one))).toBeDefined()
    expect((await readStatus(one, log)).reports).toEqual([])
  })

  it('stores at most one cosignature a second for requests that anyone can repeat', async () => {
    const body = logs.honest.push(603)
    const answers = await Promise.all(Array.from({ length: 40 }, () => submit(one, body)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const path = join(folder, originHash(logs.honest.origin), 'checkpoints.jsonl')
    const times = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(2)
      .map(line => (JSON.parse(line) as { at: number }).at)
    expect(new Set(times).size).toBe(times.length)
  })

  it('serves the log as a mirror, and when it saw an entry first', async () => {
    const log = logs.honest
    const copy = mirror(one, log)
    const checkpoint = openCheckpoint(await copy.readCheckpoint(), {
      log: log.key,
      witnesses: [keyFrom(one)],
      quorum: 1,
    })
    expect([checkpoint?.size, checkpoint?.times.size]).toEqual([603, 1])
    const path = await readInclusionProof(300, 603, copy.readTile)
    const leaves = log.leaves()
    const isIncluded = leaves.filter(
      (leaf, i) => i === 300 && verifyInclusion(leaf, i, 603, path, merkleRoot(leaves)),
    )
    expect(isIncluded).toHaveLength(1)
    const entries = await copy.readEntries({ index: 2, width: 91 })
    expect(entries?.map(hex)).toEqual(log.texts.slice(512).map(text => hex(utf8(text))))
    expect(await copy.readEntries({ index: 2, width: 92 })).toBeUndefined()
    expect(await copy.readTile({ level: 0, index: 2, width: 256 })).toBeUndefined()
    const prefix = `${one.url}/${originHash(log.origin)}`
    const sizes = await Promise.all(
      [0, 2, 3, 602].map(
        async index => (await (await fetch(`${prefix}/seen/${index}`)).text()).split('\n')[1],
      ),
    )
    expect(sizes).toEqual(['3', '3', '603', '603'])
    expect((await fetch(`${prefix}/seen/603`)).status).toBe(404)
  })

  it('answers 409 with its own size when the old size is wrong', async () => {
    const log = logs.stale.grow(5)
    await submit(one, log.push(0))
    log.grow(4)
    for (const old of [0, 4, 6])
      expect(await submit(one, log.push(old))).toEqual({ status: 409, text: '5\n', type: 'text/x.tlog.size' })
    expect((await submit(one, log.push(0, 3))).status).toBe(409)
    expect(await readStatus(one, log)).toMatchObject({ size: 5, reports: [] })
  })

  it('refuses a fork and keeps the evidence', async () => {
    const log = logs.forked.grow(6)
    await submit(one, log.push(0))
    const fork = log.fork(2)
    expect((await submit(one, fork.push(6))).status).toBe(409)
    expect((await readStatus(one, log)).reports).toEqual([
      { kind: 'split view', notes: [expect.stringContaining(log.note()), fork.note()] },
    ])
    fork.grow(2, 'fork')
    expect((await submit(one, fork.push(6))).status).toBe(422)
    expect(await readStatus(one, log)).toMatchObject({ size: 6, unexplainedCheckpoints: 1 })
    log.grow(3)
    expect((await submit(one, log.push(6))).status).toBe(200)
    const status = await readStatus(one, log)
    expect([status.unexplainedCheckpoints, status.reports.length]).toEqual([0, 2])
    expect(one.output()).toContain(`SPLIT VIEW ${log.origin}`)
  })

  it('takes a wrong proof of a true checkpoint for no evidence', async () => {
    const log = logs.stale
    const grown = new SampleLog(log.origin, log.texts).grow(3)
    const wrong = grown.push(5).replace(/\n([^\n]+=)\n/, `\n${Buffer.alloc(32).toString('base64')}\n`)
    expect((await submit(one, wrong)).status).toBe(422)
    expect((await submit(one, grown.push(5))).status).toBe(200)
    expect(await readStatus(one, log)).toMatchObject({ unexplainedCheckpoints: 0, reports: [] })
  })

  it('refuses a checkpoint without its entries', async () => {
    const log = logs.silent.grow(4)
    for (const entries of [[], log.texts.slice(0, 3), [...log.texts, '{}'], log.texts.toReversed()])
      expect((await submit(one, log.push(0, 4, entries))).status).toBe(422)
    expect(await readStatus(one, log)).toMatchObject({ size: 0 })
    expect((await submit(one, log.push(0))).status).toBe(200)
  })

  it('fetches entries that are not in the request from the log', async () => {
    expect((await submit(one, fetched.push(0, 300, []))).status).toBe(422)
    expect((await submit(one, fetched.push(0, 200, []))).status).toBe(200)
    expect((await submit(one, fetched.push(200, 256, []))).status).toBe(200)
    expect(await readStatus(one, fetched)).toMatchObject({ size: 256 })
  })

  it('refuses what the log did not sign', async () => {
    const log = logs.signed.grow(2)
    const stolen = new SampleLog(log.origin, log.texts, 'thief')
    expect((await submit(one, stolen.push(0))).status).toBe(403)
    const unknown = new SampleLog('other.example/fair/1').grow(1)
    expect((await submit(one, unknown.push(0))).status).toBe(404)
    expect((await submit(one, log.push(2).replace('old 2', 'old 3'))).status).toBe(400)
    for (const body of ['', 'hello', log.note(), log.push(0).slice(0, -1)])
      expect((await submit(one, body)).status).toBe(400)
    expect((await post(`${one.url}/add-checkpoint`, Uint8Array.of(0xff, 0xfe))).status).toBe(400)
    const long = await submit(one, 'x'.repeat(maxRequestBytes + 1)).catch(() => ({ status: 400 }))
    expect(long.status).toBe(400)
    expect(await readStatus(one, log)).toMatchObject({ size: 0, reports: [] })
  })

  it.each([
    ['/'],
    ['/0/checkpoint'],
    ['//x'],
    ['/%00'],
    [`/${originHash(logs.honest.origin)}/../key.json`],
    [`/${originHash(logs.honest.origin)}/tile/0/%2e%2e/000`],
    [`/${originHash(logs.honest.origin)}/checkpoints.jsonl`],
  ])('does not serve %s', async path => {
    expect((await fetch(`${one.url}${path}`)).status).toBe(404)
  })

  it('reports a second close and a foreign key', async () => {
    const log = logs.closes
    const game = sampleGame('g')
    const first = sampleClose({ game: 'g', instance: 'i1', index: 4, prev: leafText(game) })
    const again = sampleClose({
      game: 'g',
      instance: 'i1',
      index: 5,
      prev: leafText(first),
      forged: 'signer',
    })
    log.add(game, first, again)
    expect((await submit(one, log.push(0))).status).toBe(200)
    await vi.waitFor(
      async () =>
        expect((await readStatus(one, log)).reports.map(({ rule }) => rule)).toEqual([
          'second close',
          'unknown key',
        ]),
      { timeout: 60_000 },
    )
    expect(one.output()).toContain(`REPORT ${log.origin}: entry 2: second close`)
  })

  it('takes the report of a split view from a browser', async () => {
    const log = logs.reported.grow(4)
    const report = (body: string) => post(`${one.url}/report`, body)
    const fork = log.fork(1)
    expect(await report(`${log.note()}\n${log.note()}`)).toMatchObject({ status: 202 })
    expect(await report(`${log.note()}\n${fork.note()}`)).toMatchObject({ status: 200, text: 'split view\n' })
    await submit(one, log.push(0))
    expect(await report(log.note(3))).toMatchObject({ status: 200, text: 'agrees\n' })
    expect(await report(fork.note(3))).toMatchObject({ status: 200, text: 'split view\n' })
    const stolen = new SampleLog(log.origin, fork.texts, 'thief')
    expect((await report(`${log.note()}\n${stolen.note()}`)).status).toBe(403)
    for (const body of ['', 'hello', `${log.note()}\n`.repeat(3)])
      expect((await report(body)).status).toBe(404)
    expect((await readStatus(one, log)).reports).toHaveLength(2)
    const preflight = await fetch(`${one.url}/report`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('goes on when a sender breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: stream => {
        stream.enqueue(utf8('old 0\n'))
        stream.error(new Error('gone'))
      },
    })
    const broken = fetch(`${one.url}/add-checkpoint`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    await expect(broken).rejects.toThrow()
    expect((await fetch(`${one.url}/status`)).status).toBe(200)
  })

  it('lets no second process use its folder', async () => {
    await expect(
      processes.startWitness({ folder, name: 'w1.example', logs: [logs.honest], beacon }),
    ).rejects.toThrow('another witness already uses')
  })

  it('answers 503 when its clock differs from the beacon', async () => {
    const slow = await processes.startWitness({
      folder: processes.folder(),
      name: 'slow.example',
      logs: [logs.honest],
      beacon,
      preload: 'const now = Date.now; Date.now = () => now() - 9000',
    })
    expect(await submit(slow, logs.honest.push(0))).toMatchObject({
      status: 503,
      text: expect.stringContaining('by the clock of this machine') as string,
    })
    expect(await readStatus(slow, logs.honest)).toMatchObject({ size: 0 })
  })

  it('answers 503 without a beacon', async () => {
    const alone = await processes.startWitness({
      folder: processes.folder(),
      name: 'alone.example',
      logs: [logs.honest],
      beacon: { ...beacon, url: 'http://127.0.0.1:1' },
    })
    expect((await submit(alone, logs.honest.push(0))).status).toBe(503)
  })

  it('prints its public key, and refuses wrong usage', async () => {
    const run = (...args: string[]) =>
      processes.start([program, 'witness', ...args]).then(({ output }) => output(), errorMessage)
    const outputs = await Promise.all([
      run('keys', '--folder', folder),
      run('keys', '--folder', folder, '--name', 'other'),
      run(),
      run('--folder', folder),
      run('--folder', folder, '--log', 'x'),
    ])
    const expected = [
      `ended with 0: ${formatKey(keyFrom(one))}`,
      'has the name w1.example',
      'ended with 2: Usage',
      'at least one log',
      'not the key of a log',
    ]
    expected.forEach((text, i) => expect(outputs[i]).toContain(text))
  })
})
