import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/fd2/close'
import { applyMask, openRoundKey } from '@fairground/fair/fd2/round-lock'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { freePort } from '@fairground/testkit/services/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBeaconClient } from '#beacon/client.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import { startLocalBeacon } from '#testing/local-beacon.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { createCertificate } from './certificates.test-support.ts'
import { createSender, createSignerClient, SignerRefused, SignerUnreachable } from './client.ts'
import { parseCloseText } from './close-text.ts'
import type { Countersign, LogPosition } from './protocol.ts'
import { startSigner } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'signer-'))
const socket = join(folder, 'signer.sock')
const address = { socket }
const logFile = join(folder, 'signer.log')
const game = '1/7'

let beacon: Awaited<ReturnType<typeof startLocalBeacon>>
let server: Awaited<ReturnType<typeof startSigner>>
/** What the platform has stored. */
let stored: LogPosition | undefined

const client = createSignerClient({
  addresses: [address],
  timeoutMs: 30_000,
  findNewest: () => Promise.resolve(stored),
})
const send = createSender(address, undefined, 30_000)
const start = (environment: Record<string, string> = {}) =>
  startSigner({
    settings: {
      ...readSignerSettings({ FAIRGROUND_SIGNER_FOLDER: folder, ...environment }),
      beaconUrls: [beacon.url],
    },
    beacon: beacon.chain,
    log: quietLog,
    chainLength: 100,
  })

beforeAll(async () => {
  beacon = await startLocalBeacon()
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await beacon.stop()
  rmSync(folder, { recursive: true })
})

const closeRequest = (index: number, previous: string, closedAt: number): Countersign => ({
  game,
  close: makeCloseText(game, {
    chain: 1,
    index,
    previous,
    closedAt,
    beaconChainHash: beacon.chain.chainHash,
    round: drawRound(beacon.chain, closedAt),
  }),
  balance: null,
})

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof SignerRefused ? error.code : error),
  )

describe('the signer over its socket', () => {
  it('answers nothing before the platform has confirmed the newest entry that it knows', async () => {
    expect(await refusal(send('openChain', { game }))).toBe('unconfirmed')
    expect(await send('status', {})).toMatchObject({ mode: 'unconfirmed', k: 1, term: 1, solo: true })
    expect(await client.call('openChain', { game })).toMatchObject({ chain: 1, length: 100 })
  })

  it('countersigns, survives a restart and a torn line, and the beacon opens its lock without it', async () => {
    const { anchor } = await client.call('openChain', { game })
    const first = closeRequest(1, anchor, Date.now())
    const answer = await client.call('countersign', first)
    stored = answer
    await server.stop()
    const whole = readFileSync(logFile)
    writeFileSync(logFile, Buffer.concat([whole, Buffer.from('{"k":4,"head":"ab')]))
    server = await start()
    expect(await client.call('countersign', first)).toEqual(answer)
    expect(readFileSync(logFile)).toEqual(whole)
    const other = { ...first, close: { ...first.close, pool: '601' } }
    expect(await refusal(client.call('countersign', other))).toBe('spent')
    expect(await refusal(client.call('countersign', closeRequest(2, anchor, Date.now() - 60_000)))).toBe(
      'previous',
    )

    beacon.state.aheadMs = roundTime(beacon.chain, first.close.round) - Date.now() + 10_000
    const signed = await createBeaconClient(beacon.chain, [beacon.url], 30_000).getRound(first.close.round)
    beacon.state.aheadMs = 0
    const key = openRoundKey(unhex(answer.lock), unhex(signed!.signature))
    const link = applyMask(unhex(answer.masks[0]!), key, closeHash(parseCloseText(first.close)), 0)
    expect(hex(chainStep(link))).toBe(anchor)
    const late = closeRequest(2, hex(link), Date.now() - 60_000)
    expect(await refusal(client.call('countersign', late))).toBe('late')
    expect(await client.call('countersign', closeRequest(2, hex(link), Date.now()))).toHaveProperty('lock')
  })

  it('refuses everything when the platform knows an entry that is missing here', async () => {
    await server.stop()
    const whole = readFileSync(logFile)
    const lines = whole.toString('utf8').split('\n')
    stored = JSON.parse(lines.at(-2)!) as LogPosition
    writeFileSync(logFile, `${lines.slice(0, -2).join('\n')}\n`)
    server = await start()
    expect(await refusal(client.call('openChain', { game }))).toBe('behind')
    // Not even a platform that now knows less can wake it.
    expect(await refusal(send('confirm', { k: 0, head: '00'.repeat(32) }))).toBe('behind')
    expect(await refusal(send('openChain', { game }))).toBe('behind')
    expect(await send('status', {})).toMatchObject({ mode: 'behind' })
    await server.stop()
    writeFileSync(logFile, whole)
    server = await start()
    expect(await client.call('openChain', { game })).toHaveProperty('anchor')
  })

  it.each([
    [
      'an altered entry',
      (lines: string[]) => lines.with(1, lines[1]!.replace('"length":100', '"length":101')),
    ],
    ['a missing entry', (lines: string[]) => lines.toSpliced(1, 1)],
    ['an unreadable line', (lines: string[]) => lines.with(0, lines[0]!.slice(0, -5))],
  ])('does not start with %s', async (_, change) => {
    await server.stop()
    const whole = readFileSync(logFile)
    writeFileSync(logFile, change(whole.toString('utf8').split('\n')).join('\n'))
    await expect(start()).rejects.toThrow('damaged')
    writeFileSync(logFile, whole)
    server = await start()
  })

  it('does not start with other secrets, or without them', async () => {
    await server.stop()
    const file = join(folder, 'secrets')
    const secrets = readFileSync(file)
    writeFileSync(file, 'ab'.repeat(32))
    await expect(start()).rejects.toThrow('do not belong')
    rmSync(file)
    await expect(start()).rejects.toThrow('is missing')
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, secrets, { mode: 0o600 })
    server = await start()
  })

  it('keeps secrets apart from the log, and both without access for others', () => {
    for (const name of ['signer.log', 'signer.pem', 'secrets'])
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    expect(statSync(socket).mode & 0o007).toBe(0)
    expect(readFileSync(logFile, 'utf8')).not.toContain(readFileSync(join(folder, 'secrets'), 'utf8').trim())
  })

  it.each([
    ['an unknown call', 'openDoor', {}],
    ['a call of the object prototype', 'constructor', {}],
    ['a malformed body', 'countersign', { game, close: null, balance: null }],
    ['an unknown field', 'openChain', { game, admin: true }],
    ['a body that is too large', 'openChain', { game: 'x'.repeat(2_100_000) }],
  ])('refuses %s and keeps running', async (_, name, body) => {
    expect(await refusal(send(name as 'openChain', body as never))).toBe('request')
    expect(await client.call('openChain', { game })).toHaveProperty('anchor')
  })

  it('is reported as unreachable when it is down', async () => {
    await server.stop()
    await expect(client.call('openChain', { game })).rejects.toThrow(SignerUnreachable)
    server = await start()
  })

  it('refuses to countersign while the beacon is silent', async () => {
    await server.stop()
    beacon.state.silent = true
    server = await start()
    const { anchor } = await client.call('openChain', { game: '1/9' })
    const { close } = closeRequest(1, anchor, Date.now())
    const request = { game: '1/9', close: { ...close, game: '9' }, balance: null }
    expect(await refusal(client.call('countersign', request))).toBe('clock')
    beacon.state.silent = false
    expect(await refusal(client.call('countersign', request))).toMatch(/answered|late/)
  })
})

describe('the signer over TLS', () => {
  const certificates = mkdtempSync(join(tmpdir(), 'certificates-'))
  const names = ['signer', 'worker', 'monitor', 'peer', 'stranger'] as const
  const made = Object.fromEntries(names.map(name => [name, createCertificate(certificates, name)])) as Record<
    (typeof names)[number],
    ReturnType<typeof createCertificate>
  >
  let port: number
  const pinned = (fingerprint = made.signer.fingerprint) => ({ host: '127.0.0.1', port, fingerprint })
  const sendAs = (name: (typeof names)[number] | undefined) =>
    createSender(pinned(), name && made[name], 30_000)

  beforeAll(async () => {
    await server.stop()
    port = await freePort()
    server = await start({
      FAIRGROUND_SIGNER_LISTEN: `127.0.0.1:${port}`,
      FAIRGROUND_SIGNER_CERTIFICATE: made.signer.certificate,
      FAIRGROUND_SIGNER_CERTIFICATE_KEY: made.signer.key,
      FAIRGROUND_SIGNER_CALLERS: (['worker', 'monitor', 'peer'] as const)
        .map(name => `${name}=${made[name].fingerprint}`)
        .join(','),
    })
  })
  afterAll(() => rmSync(certificates, { recursive: true }))

  it('answers a worker that pins the certificate of the signer', async () => {
    const worker = createSignerClient({
      addresses: [pinned()],
      identity: made.worker,
      timeoutMs: 30_000,
      findNewest: () => Promise.resolve(stored),
    })
    expect(await worker.call('openChain', { game })).toHaveProperty('anchor')
  })

  it('allows each certificate only the calls of its role', async () => {
    expect(await sendAs('monitor')('status', {})).toHaveProperty('term', 1)
    expect(await refusal(sendAs('monitor')('openChain', { game }))).toBe('role')
    expect(await refusal(sendAs('worker')('replicate', { term: 1, lines: [] }))).toBe('role')
    expect(await refusal(sendAs('peer')('openChain', { game }))).toBe('role')
    const order = { k: 0, head: '00'.repeat(32), by: ['Ada', 'Grace'] }
    for (const name of ['worker', 'peer', 'monitor'] as const)
      expect(await refusal(sendAs(name)('startTerm', order))).toBe('role')
    // The socket is for a person on the signer's machine.
    expect(await refusal(send('openChain', { game }))).toBe('role')
  })

  it('disconnects a caller with another certificate, or without one', async () => {
    for (const name of ['stranger', undefined] as const)
      expect(await refusal(sendAs(name)('status', {}))).toBeInstanceOf(SignerUnreachable)
  })

  it('is not called when its certificate has another fingerprint', async () => {
    const wrong = createSender(pinned(made.stranger.fingerprint), made.worker, 30_000)
    await expect(wrong('status', {})).rejects.toThrow('another certificate')
  })

  it('refuses TLS 1.2', async () => {
    const failed = new Promise<string>(resolve => {
      const old = connect({ host: '127.0.0.1', port, maxVersion: 'TLSv1.2', rejectUnauthorized: false })
      old.once('error', error => resolve(error.message))
      old.once('secureConnect', () => resolve('connected'))
    })
    expect(await failed).not.toBe('connected')
  })
})
