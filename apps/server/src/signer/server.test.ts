import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCloseText } from '#testing/close-record.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { createSignerClient, SignerRefused, SignerUnreachable } from './client.ts'
import { startSigner } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'signer-'))
const socket = join(folder, 'signer.sock')
const beaconSecret = new Uint8Array(32).fill(4)
const beacon = localChain(beaconSecret, Math.floor(Date.now() / 1000) - 3000, 3, 'test')
const client = createSignerClient(socket, 20_000)
const game = '1/7'
const start = () => startSigner({ folder, socket, beacon, log: quietLog })

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const restart = async () => {
  await server.stop()
  server = await start()
}

const closeRequest = (index: number, previous: string, closedAt: number) => ({
  game,
  closedAt,
  close: makeCloseText(game, {
    index,
    previous,
    beaconChainHash: beacon.chainHash,
    round: drawRound(beacon, closedAt),
  }),
})

const reveal = (index: number, round: number) =>
  client.call('reveal', { game, index, beaconSignature: signRound(beaconSecret, round) })

describe('the signer over its socket', () => {
  it('countersigns, survives a restart and a torn line, and reveals only against the right beacon value', async () => {
    const { anchor } = await client.call('openChain', { game })
    const first = closeRequest(1, anchor, Date.now())
    const answer = await client.call('countersign', first)
    expect(answer).toMatchObject({ signature: expect.any(String) })
    await expect(reveal(1, first.close.round - 1)).rejects.toThrow('not the beacon')

    await server.stop()
    appendFileSync(join(folder, 'signer.log'), '{"type":"close","game":"1/7","ind')
    server = await start()
    expect(await client.call('openChain', { game })).toMatchObject({ anchor })
    expect(await client.call('countersign', first)).toEqual(answer)
    const other = { ...first, close: { ...first.close, pool: '601' } }
    await expect(client.call('countersign', other)).rejects.toThrow('another close record')

    const { link } = await reveal(1, first.close.round)
    expect(hex(chainStep(unhex(link)))).toBe(anchor)
    expect(await reveal(1, first.close.round)).toEqual({ link })

    const late = closeRequest(2, link, Date.now() - 60_000)
    const spent = await client.call('countersign', late)
    expect(spent).toMatchObject({ late: true })
    await expect(reveal(2, late.close.round)).rejects.toThrow('was countersigned')
    await restart()
    expect(await client.call('countersign', late)).toEqual(spent)
    await expect(client.call('countersign', closeRequest(4, link, Date.now()))).rejects.toThrow(
      'not the next one',
    )
    const lines = readFileSync(join(folder, 'signer.log'), 'utf8').trim().split('\n')
    expect(lines.map(line => (JSON.parse(line) as { type: string }).type)).toEqual(['chain', 'close', 'late'])
  })

  it('creates files and socket without access for others', () => {
    for (const name of ['signer.log', 'signer.pem']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    expect(statSync(socket).mode & 0o007).toBe(0)
  })

  it.each([
    ['an unknown call', 'openDoor', {}],
    ['a chain that was never opened', 'reveal', { game: '9/9', index: 1, beaconSignature: 'ab' }],
    ['a malformed body', 'countersign', { game, close: null }],
    ['a body that is too large', 'openChain', { game: 'x'.repeat(80_000) }],
  ])('refuses %s and keeps running', async (_, name, body) => {
    await expect(client.call(name as 'reveal', body as never)).rejects.toThrow(SignerRefused)
    expect(await client.call('openChain', { game })).toHaveProperty('anchor')
  })

  it('is reported as unreachable when it is down', async () => {
    await server.stop()
    await expect(client.call('openChain', { game })).rejects.toThrow(SignerUnreachable)
    server = await start()
  })
})
