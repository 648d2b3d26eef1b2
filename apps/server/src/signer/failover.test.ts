import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import { closeHash } from '@fairground/fair/fd2/close'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import { startLocalBeacon } from '#testing/local-beacon.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { createCertificate } from './certificates.test-support.ts'
import { createSender, createSignerClient, SignerRefused, SignerUnreachable } from './client.ts'
import { parseCloseText } from './close-text.ts'
import { defaultChainLength } from './game-chains.ts'
import type { Countersign, CountersignAnswer, LogPosition, TermAnswer } from './protocol.ts'
import { deriveSecrets } from './secrets.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const program = join(import.meta.dirname, 'program.ts')
const folder = mkdtempSync(join(tmpdir(), 'failover-'))
const game = '1/7'
const timeoutMs = 30_000
const certificates = { a: createCertificate(folder, 'a'), b: createCertificate(folder, 'b') }
const worker = createCertificate(folder, 'worker')
const secret = new Uint8Array(32).fill(7)
const chain = chainFrom(deriveSecrets(secret).chain(game, 1), defaultChainLength)
type Name = keyof typeof certificates

let beacon: Awaited<ReturnType<typeof startLocalBeacon>>
const running: RunningProcess[] = []
beforeAll(async () => {
  beacon = await startLocalBeacon()
  writeFileSync(join(folder, 'chain.json'), JSON.stringify(beacon.chain))
})
afterAll(async () => {
  await Promise.all(running.map(process => process.kill()))
  await beacon.stop()
  rmSync(folder, { recursive: true })
})

/** Two signers on their own ports. Each knows the certificate of the other one and of the worker. */
const openStage = async (name: string) => {
  const ports = { a: await freePort(), b: await freePort() }
  const signerFolder = (signer: Name) => join(folder, name, signer)
  const environment = (signer: Name): Record<string, string> => {
    const other = signer === 'a' ? 'b' : 'a'
    return {
      FAIRGROUND_SIGNER_FOLDER: signerFolder(signer),
      FAIRGROUND_SIGNER_LISTEN: `127.0.0.1:${ports[signer]}`,
      FAIRGROUND_SIGNER_CERTIFICATE: certificates[signer].certificate,
      FAIRGROUND_SIGNER_CERTIFICATE_KEY: certificates[signer].key,
      FAIRGROUND_SIGNER_CALLERS: `worker=${worker.fingerprint},peer=${certificates[other].fingerprint}`,
      FAIRGROUND_SIGNER_OTHER: `https://127.0.0.1:${ports[other]}#${certificates[other].fingerprint}`,
      FAIRGROUND_SIGNER_OTHER_MS: String(timeoutMs),
      FAIRGROUND_SIGNER_STANDBY: signer === 'b' ? '1' : '',
      FAIRGROUND_BEACON_CHAIN: join(folder, 'chain.json'),
      FAIRGROUND_BEACON_URLS: beacon.url,
    }
  }
  const start = (signer: Name, failpoint = ''): RunningProcess => {
    mkdirSync(signerFolder(signer), { recursive: true })
    writeFileSync(join(signerFolder(signer), 'secrets'), hex(secret))
    const started = run(process.execPath, [program, 'run'], {
      cwd: root,
      logFile: join(folder, name, `${signer}.log`),
      env: { ...process.env, ...environment(signer), FAIRGROUND_FAILPOINT: failpoint },
    })
    running.push(started)
    return started
  }
  const address = (signer: Name) => ({
    host: '127.0.0.1',
    port: ports[signer],
    fingerprint: certificates[signer].fingerprint,
  })
  const send = (signer: Name) => createSender(address(signer), worker, timeoutMs)
  const client = createSignerClient({ addresses: [address('a'), address('b')], identity: worker, timeoutMs })
  const status = (signer: Name) => send(signer)('status', {}).catch(() => undefined)
  const takeOver = async ({ k, head }: LogPosition) => {
    const order = ['term', '--new', '--expect', `${k}:${head}`, '--by', 'Ada', '--by', 'Grace']
    const env = { ...process.env, ...environment('b') }
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...order], { cwd: root, env })
    return JSON.parse(stdout) as TermAnswer
  }
  return { start, send, client, status, takeOver, signerFolder }
}

/** A new record for the index. */
const makeRequest = (index: number): Countersign => {
  const closedAt = Date.now()
  const round = drawRound(beacon.chain, closedAt)
  const previous = hex(chain.linkAt(index - 1))
  const own = { chain: 1, index, previous, closedAt, round, beaconChainHash: beacon.chain.chainHash }
  return { game, close: makeCloseText(game, own), balance: null }
}

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof SignerRefused ? error.code : error),
  )

const steps = [
  { step: 'after the entry is on its own disk', failpoint: 'signer.afterLog:2', copied: false },
  { step: 'after the entry is on both disks', failpoint: 'signer.beforeAnswer:3', copied: true },
  { step: 'after its answer', failpoint: '', copied: true },
]

describe('a failover to the standby', () => {
  it.each(steps)(
    'signs nothing twice when the first signer dies $step',
    { timeout: 240_000 },
    async ({ step, failpoint, copied }) => {
      const { start, send, client, status, takeOver, signerFolder } = await openStage(
        step.replaceAll(' ', '-'),
      )
      const first = start('a', failpoint)
      start('b')
      await until('the standby has caught up', async () => (await status('a'))?.solo === false)
      const direct = send('a')
      /** All records that were answered, by index. */
      const answered = new Map<number, Set<string>>()
      const countersign = async (
        request: Countersign,
        sender: typeof direct = (name, body) => client.call(name, body),
      ): Promise<CountersignAnswer> => {
        const answer = await sender('countersign', request)
        const { index } = request.close
        const hash = hex(closeHash(parseCloseText(request.close)))
        answered.set(index, (answered.get(index) ?? new Set()).add(hash))
        return answer
      }
      /** A busy machine may be late; a refusal spends nothing, so a new record follows. */
      const countersignInTime = async (index: number): Promise<[Countersign, CountersignAnswer]> => {
        for (;;) {
          const request = makeRequest(index)
          const answer = await countersign(request).catch((error: unknown) => {
            if (error instanceof SignerRefused && error.code === 'late') return undefined
            throw error
          })
          if (answer) return [request, answer]
        }
      }
      await client.call('openChain', { game })
      const [, known] = await countersignInTime(1)
      expect(known.term).toBe(1)

      const second = makeRequest(2)
      const answer = await countersign(second, direct).catch((error: unknown) => error)
      if (failpoint) expect(answer).toBeInstanceOf(SignerUnreachable)
      else await first.kill()
      await first.exited
      expect(await refusal(client.call('countersign', second))).not.toBe('answered')

      const newest = failpoint ? known : (answer as CountersignAnswer)
      const term = await takeOver(newest)
      expect(term.term).toBe(2)
      const { key: signerKey, k, head } = term
      expect(await status('b')).toMatchObject({ term: 2, signerKey, termStart: { k, head } })
      if (copied) {
        const again = await countersign(second)
        expect(again).toMatchObject({ term: 2, k: term.k, head: term.head })
        if (!failpoint) {
          const { at, lock, masks } = answer as CountersignAnswer
          expect(again).toMatchObject({ at, lock, masks })
        }
        expect(await refusal(countersign(makeRequest(2)))).toBe('spent')
      } else {
        const [, fresh] = await countersignInTime(2)
        expect(fresh).toMatchObject({ term: 2, k: term.k + 1 })
      }
      const [, third] = await countersignInTime(3)
      expect(third.term).toBe(2)

      // The old signer comes back: it sees the newer term and answers nothing.
      start('a')
      await until('the old signer is back', async () => (await status('a')) !== undefined)
      expect(await refusal(direct('countersign', makeRequest(4)))).toMatch(/term|standby/)
      if (copied) {
        await until('the old signer is the standby', async () => (await status('b'))?.solo === false)
        expect(await status('a')).toMatchObject({ mode: 'standby', term: 2 })
      } else {
        expect(await status('b')).toMatchObject({ solo: true })
        expect(await status('a')).toMatchObject({ mode: 'fenced', term: 1 })
      }
      await countersignInTime(4)
      expect([...answered.values()].every(records => records.size === 1)).toBe(true)
      const log = readFileSync(join(signerFolder('b'), 'signer.log'), 'utf8')
        .trim()
        .split('\n')
      const spent = log
        .map(line => (JSON.parse(line) as { entry: { type: string; index?: number } }).entry)
        .filter(entry => entry.type === 'close')
      expect(spent.map(entry => entry.index)).toEqual([1, 2, 3, 4])
    },
  )
})
