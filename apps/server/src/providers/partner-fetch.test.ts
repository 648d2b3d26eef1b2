import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPartnerFetch } from './partner-fetch.ts'

/** A service of the gateway's own network that must not be reached. */
let service: Server
let reached: string[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      reached.push(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`)
      if (request.url === '/long') return response.end(Buffer.alloc(1024 * 1024))
      if (request.url === '/away') return response.writeHead(302, { location: '/secret' }).end()
      return response.setHeader('x-answer', 'yes').end('secret')
    })
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => service.close())

const port = () => (service.address() as AddressInfo).port
const guarded = createPartnerFetch(false)
const open = createPartnerFetch(true)

describe('a partner address of the own network', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
    'is refused before a connection: %s',
    async host => {
      reached = []
      await expect(guarded(`http://${host}:${port()}/secret`)).rejects.toThrow('public internet')
      await expect(guarded(`https://${host}:${port()}/secret`)).rejects.toThrow('public internet')
      expect(reached).toEqual([])
    },
  )

  it('is allowed by the setting for development', async () => {
    reached = []
    const answer = await open(`http://127.0.0.1:${port()}/x`, { method: 'POST', body: 'question' })
    expect([answer.status, answer.headers.get('x-answer'), await answer.text()]).toEqual([
      200,
      'yes',
      'secret',
    ])
    expect(reached).toEqual(['POST /x question'])
  })
})

it('does not follow a redirect and does not read a long answer', async () => {
  reached = []
  expect((await open(`http://127.0.0.1:${port()}/away`)).status).toBe(302)
  await expect(open(`http://127.0.0.1:${port()}/long`)).rejects.toThrow('longer than')
  expect(reached).toEqual(['GET /away ', 'GET /long '])
})

it('ends with its signal', async () => {
  await expect(open(`http://127.0.0.1:${port()}/x`, { signal: AbortSignal.abort() })).rejects.toThrow()
})
