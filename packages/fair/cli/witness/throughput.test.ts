import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { leafHash } from '#crypto/merkle.ts'
import { utf8 } from '#encoding/bytes.ts'
import { appendLeaves, emptyLogTree } from '#log/append-log.ts'
import { signCheckpoint } from '#log/checkpoint.ts'
import { leafText, sampleClose, sampleGame, SampleLog, zeros } from '#log/sample-log.test-support.ts'
import { readConsistencyProof } from '#log/tile-proofs.ts'
import { tilePath } from '#log/tiles.ts'
import { formatAddCheckpoint } from '#log/witness-protocol.ts'
import { post, TestProcesses } from './processes.test-support.ts'

const requests = Number(process.env['WITNESS_REQUESTS'] ?? 20)
const processes = new TestProcesses()
afterAll(() => processes.stop(), 120_000)

/** 100 games with a draw each minute, and 20 busy decks. */
const entriesPerDay = 324_000

/** Processor time of the process so far; 0 where the system does not show it. */
function readCpuMs(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return 0
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Requests that each add the same number of entries. */
async function makeRequests(log: SampleLog, entriesEach: number, count: number): Promise<string[]> {
  const stored = new Map<string, Uint8Array>()
  let tree = emptyLogTree
  const bodies: string[] = []
  for (let request = 0; request < count; request += 1) {
    const old = tree.size
    const entries = log.texts.slice(old, old + entriesEach)
    const appended = appendLeaves(
      tree,
      entries.map(text => leafHash(utf8(text))),
    )
    for (const tile of appended.tiles) stored.set(tilePath({ ...tile, width: 256 }), tile.bytes)
    tree = appended.tree
    const proof = await readConsistencyProof(old, tree.size, tile =>
      Promise.resolve(stored.get(tilePath({ ...tile, width: 256 }))),
    )
    bodies.push(
      formatAddCheckpoint({
        old,
        proof,
        checkpoint: signCheckpoint(log.key, tree.size, appended.root),
        entries,
      }),
    )
  }
  return bodies
}

it('follows a log faster than a large operator writes it', async () => {
  const closes = new SampleLog('play.example/fair/closes').add(sampleGame('g'))
  let prev = leafText(sampleGame('g'))
  for (let i = 0; i < requests; i += 1) {
    const close = sampleClose({ game: 'g', instance: `i${i}`, index: 4 + i, prev })
    closes.add(close)
    prev = leafText(close)
  }
  const bulk = new SampleLog('play.example/fair/bulk')
  const rows = Array.from({ length: 18 }, (_, i) => [`instance-${i}`, i, zeros] as const)
  for (let n = 0; n < requests * 200; n += 1) bulk.add({ t: 'heads', n, batch: zeros, rows })
  const beacon = await processes.startBeacon()
  const witness = await processes.startWitness({
    folder: processes.folder(),
    name: 'w.example',
    logs: [closes, bulk],
    beacon,
  })
  const measure = async (bodies: readonly string[]) => {
    const [started, startedCpu] = [performance.now(), readCpuMs(witness.process.pid)]
    const latencies: number[] = []
    for (const body of bodies) {
      const sent = performance.now()
      expect((await post(`${witness.url}/add-checkpoint`, body)).status).toBe(200)
      latencies.push(performance.now() - sent)
    }
    const seconds = (performance.now() - started) / 1000
    const cpuMs = (readCpuMs(witness.process.pid) - startedCpu) / bodies.length
    return {
      cpuMs,
      perSecond: bodies.length / seconds,
      median: latencies.toSorted((a, b) => a - b)[bodies.length >> 1] ?? 0,
    }
  }
  const single = await measure(await makeRequests(closes, 1, requests))
  const many = await measure(await makeRequests(bulk, 200, requests))
  console.log(
    `one entry each: ${single.perSecond.toFixed(1)} checkpoints/s, median ${single.median.toFixed(0)} ms, ` +
      `${single.cpuMs.toFixed(1)} ms of processor time each; ` +
      `200 entries each: ${(many.perSecond * 200).toFixed(0)} entries/s, median ${many.median.toFixed(0)} ms, ` +
      `${many.cpuMs.toFixed(1)} ms of processor time each`,
  )
  expect(many.perSecond * 200).toBeGreaterThan(entriesPerDay / 86_400)
})
