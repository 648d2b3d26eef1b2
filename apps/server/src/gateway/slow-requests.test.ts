import { connect } from 'node:net'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { connected } from './follower.test-support.ts'

const timeoutMs = 1000
const server = useTestServer({ environment: { FAIRGROUND_REQUEST_TIMEOUT_MS: String(timeoutMs) } })

const everyMs = 40

/** Sends the text one byte at a time until the server closes the connection, and returns what it answered. */
const sendSlowly = (start: string, slow: string): Promise<{ answer: string; sentAll: boolean }> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(server().baseUrl)
    const socket = connect(Number(port), hostname)
    const bytes = slow.split('')
    let answer = ''
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.on('error', () => undefined)
    socket.write(start)
    const timer = setInterval(() => {
      const next = bytes.shift()
      if (next === undefined || socket.destroyed) return
      socket.write(next)
    }, everyMs)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, sentAll: bytes.length === 0 })
    })
  })

const head = 'POST /api/1/ping HTTP/1.1\r\nhost: north.localhost\r\n'
const body = JSON.stringify({ text: 'x'.repeat(5000) })

it.each([
  ['body', `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`, body],
  ['header', head, `x-slow: ${'x'.repeat(5000)}\r\n\r\n`],
  ['chunk', `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1388\r\n`, body],
])('closes a connection that sends its %s one byte at a time', async (_, start, slow) => {
  const { answer, sentAll } = await sendSlowly(start, slow)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(sentAll).toBe(false)
})

it('keeps an open channel for longer than a request may take', async () => {
  const channel = server().channel()
  channel.open()
  await connected(channel)
  await new Promise(resolve => setTimeout(resolve, 3 * timeoutMs))
  expect(channel.state()).toMatchObject({ status: 'connected', retries: 0 })
  expect(await channel.call('ping', {})).toMatchObject({ serverTime: expect.any(Number) })
  channel.close()
})
