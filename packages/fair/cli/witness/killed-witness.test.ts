import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originHash } from '#log/origin-hash.ts'
import { SampleLog } from '#log/sample-log.test-support.ts'
import { readRoot } from '#log/tile-proofs.ts'
import { hex } from '#encoding/bytes.ts'
import { merkleRoot } from '#crypto/merkle.ts'
import { openHttpLog } from '../http-log.ts'
import { post, type RunningProcess, TestProcesses } from './processes.test-support.ts'

const killRuns = Number(process.env['KILL_RUNS'] ?? 2)
const processes = new TestProcesses()
const log = new SampleLog('play.example/fair/1')
const folder = processes.folder()
const logFolder = join(folder, originHash(log.origin))
let beacon: { url: string; chainFile: string }

const start = (preload?: string) =>
  processes.startWitness({ folder, name: 'w.example', logs: [log], beacon, ...(preload && { preload }) })
const submit = (running: RunningProcess, body: string) => post(`${running.url}/add-checkpoint`, body)
const mirror = (running: RunningProcess) => openHttpLog(`${running.url}/${originHash(log.origin)}`)
const readSize = async (running: RunningProcess) =>
  Number((await mirror(running).readCheckpoint()).split('\n')[1])

beforeAll(async () => {
  beacon = await processes.startBeacon()
}, 120_000)
afterAll(() => processes.stop(), 120_000)

/** Ends the process when it has stored a checkpoint and is about to answer. */
const killBeforeAnswer = `
  import { ServerResponse } from 'node:http'
  const end = ServerResponse.prototype.end
  ServerResponse.prototype.end = function (...args) {
    if (this.req.method === 'POST' && this.statusCode === 200) process.kill(process.pid, 'SIGKILL')
    return end.apply(this, args)
  }`

describe('a witness that is killed', () => {
  it('between store and answer signs the same history again and no other', async () => {
    log.grow(300)
    const dying = await start(killBeforeAnswer)
    await expect(submit(dying, log.push(0))).rejects.toThrow()
    await dying.ended
    const running = await start()
    expect(await submit(running, log.push(0))).toMatchObject({ status: 409, text: '300\n' })
    expect((await submit(running, log.fork(7).push(300))).status).toBe(409)
    expect((await submit(running, log.push(300))).status).toBe(200)
    expect(running.output()).toContain('SPLIT VIEW')
    await running.kill()
  })

  it('while it writes drops what was not complete', async () => {
    appendFileSync(join(logFolder, 'checkpoints.jsonl'), '{"size":999,"root":"00')
    appendFileSync(join(logFolder, 'hashes', '0'), Buffer.alloc(50, 7))
    appendFileSync(join(logFolder, 'tile', 'entries', '001'), Buffer.alloc(90, 7))
    writeFileSync(join(logFolder, 'tile', 'entries', '002'), Buffer.alloc(90, 7))
    const running = await start()
    expect(await readSize(running)).toBe(300)
    log.grow(400)
    expect((await submit(running, log.push(300))).status).toBe(200)
    const copy = mirror(running)
    expect(hex(await readRoot(700, copy.readTile))).toBe(hex(merkleRoot(log.leaves())))
    const entries = await copy.readEntries({ index: 1, width: 256 })
    expect(entries?.map(entry => Buffer.from(entry).toString())).toEqual(log.texts.slice(256, 512))
    await running.kill()
  })

  it('at any moment continues from what it stored', async () => {
    let acknowledged = 700
    for (let run = 0; run < killRuns; run += 1) {
      const running = await start()
      const size = await readSize(running)
      expect(size).toBeGreaterThanOrEqual(acknowledged)
      expect(hex(await readRoot(size, mirror(running).readTile))).toBe(hex(merkleRoot(log.leaves(size))))
      const killed = sleep(50 + 200 * run).then(() => running.kill())
      for (let old = size; ; old = acknowledged) {
        while (log.texts.length < old + 9) log.grow(1)
        const answer = await submit(running, log.push(old, old + 9)).catch(() => undefined)
        if (!answer) break
        expect(answer.status).toBe(200)
        acknowledged = old + 9
      }
      await killed
    }
  })

  it('computes lost hashes again from the entries', async () => {
    rmSync(join(logFolder, 'hashes'), { recursive: true })
    const running = await start()
    const size = await readSize(running)
    expect(hex(await readRoot(size, mirror(running).readTile))).toBe(hex(merkleRoot(log.leaves(size))))
    await running.kill()
  })

  it('does not start with a changed entry', async () => {
    const path = join(logFolder, 'tile', 'entries', '000')
    const bytes = readFileSync(path)
    bytes[20] = 7
    writeFileSync(path, bytes)
    rmSync(join(logFolder, 'hashes'), { recursive: true })
    await expect(start()).rejects.toThrow('does not contain the log that was cosigned')
  })
})
