import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bytes } from '#encoding/bytes.ts'
import { appendLeaves, emptyLogTree } from '#log/append-log.ts'
import { parseKey } from '#log/note.ts'
import { formatPolicy } from '#log/policy-text.ts'
import { SampleLog } from '#log/sample-log.test-support.ts'
import { tilePath } from '#log/tiles.ts'
import { post, program, type RunningProcess, TestProcesses } from '../witness/processes.test-support.ts'

const processes = new TestProcesses()
const folder = processes.folder()
const log = new SampleLog('play.example/fair/1').grow(300)

/** What the operator's site serves now. */
let shown = { log, cosignatures: '' }
const site = createServer((request, response) => {
  const path = (request.url ?? '/').slice(1)
  if (path === 'checkpoint') return response.end(`${shown.log.note()}${shown.cosignatures}`)
  const tiles = appendLeaves(emptyLogTree, shown.log.leaves()).tiles
  const found: Bytes | undefined = tiles.find(tile => tilePath({ ...tile, width: 256 }) === path)?.bytes
  return found ? response.end(found) : response.writeHead(404).end()
})
let witness: RunningProcess

beforeAll(async () => {
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const beacon = await processes.startBeacon()
  witness = await processes.startWitness({
    folder: processes.folder(),
    name: 'w.example',
    logs: [log],
    beacon,
  })
}, 120_000)
afterAll(async () => {
  site.close()
  await processes.stop()
}, 120_000)

const show = (shownLog: SampleLog, cosignatures: string) => {
  shown = { log: shownLog, cosignatures }
}

async function submit(old: number): Promise<string> {
  const answer = await post(`${witness.url}/add-checkpoint`, log.push(old))
  expect(answer.status).toBe(200)
  return answer.text
}

function writePolicy(name: string): string {
  const key = parseKey(/^Witness (\S+)/m.exec(witness.output())?.[1] ?? '')!
  const path = join(folder, name)
  writeFileSync(path, formatPolicy({ log: log.key, witnesses: [{ ...key, url: witness.url }], quorum: 1 }))
  return path
}

async function watch(policy: string): Promise<{ status: number | null; output: string }> {
  const { port } = site.address() as AddressInfo
  const child = spawn(process.execPath, [program, 'watch', `http://127.0.0.1:${port}`, '--policy', policy])
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise(resolve => child.once('close', status => resolve({ status, output })))
}

describe('fair watch', () => {
  it('agrees with a growing log that its witness cosigned', async () => {
    const policy = writePolicy('kept')
    expect(await watch(policy)).toMatchObject({
      status: 3,
      output: expect.stringContaining('NOT ENOUGH') as string,
    })
    show(log, await submit(0))
    expect(await watch(policy)).toEqual({
      status: 0,
      output: 'AGREEMENT: size 300, seen by 1 of 1 witnesses.\n',
    })
    log.grow(250)
    show(log, await submit(300))
    expect(await watch(policy)).toMatchObject({
      status: 0,
      output: expect.stringContaining('size 550') as string,
    })
  })

  it('finds a history that contradicts the kept checkpoint, and reports it', async () => {
    const fork = new SampleLog(log.origin, log.fork(40).texts).grow(60, 'fork')
    show(fork, '')
    const { status, output } = await watch(join(folder, 'kept'))
    expect([status, output]).toEqual([1, expect.stringContaining('SPLIT VIEW')])
    expect(output).toContain(log.note())
    expect(output).toContain(fork.note())
    expect(output).toContain('Reported to w.example: kept until this witness has the same size')
    log.grow(100)
    await submit(550)
    expect(witness.output()).toContain('SPLIT VIEW')
  })

  it('finds with a fresh file that a witness saw another history', async () => {
    show(log.fork(0), '')
    const { status, output } = await watch(writePolicy('fresh'))
    expect([status, output]).toEqual([1, expect.stringContaining('Reported to w.example: split view')])
  })

  it('takes a checkpoint of another key for no answer of the log', async () => {
    show(new SampleLog(log.origin, log.texts, 'thief'), '')
    expect(await watch(writePolicy('thief'))).toMatchObject({ status: 3 })
  })
})
