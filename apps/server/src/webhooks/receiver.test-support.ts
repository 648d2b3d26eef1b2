import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A receiver of an operator, run as its own process: `node receiver.test-support.ts PORT`. It verifies signatures by its
 * own code. Each address has its own record: /calm accepts everything, /wild fails, sleeps and hangs up at random.
 */
interface Received {
  readonly id: string
  readonly object: string
  readonly position: number
}

interface Mailbox {
  readonly secrets: string[]
  /** Accepted events in the order of acceptance, with repeats. */
  readonly accepted: Received[]
  requests: number
  badSignatures: number
  signatures: number
  /** Every request gets this answer. */
  always?: number
  sleepMs?: number
}

const boxes = new Map<string, Mailbox>()
const getBox = (path: string): Mailbox => {
  const box = boxes.get(path) ?? { secrets: [], accepted: [], requests: 0, badSignatures: 0, signatures: 0 }
  boxes.set(path, box)
  return box
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part as string
  return text
}

const toleranceSeconds = 300

const isSigned = ({ headers }: IncomingMessage, body: string, secret: string): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(at)) > toleranceSeconds) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${body}`)
    .digest()
  return String(signatures)
    .split(' ')
    .some(signature => {
      const [version, value = ''] = signature.split(',')
      const given = Buffer.from(value, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
}

const receive = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
  const box = getBox(path)
  const body = await readBody(request)
  box.requests += 1
  box.signatures = String(request.headers['webhook-signature']).split(' ').length
  if (!box.secrets.every(secret => isSigned(request, body, secret))) box.badSignatures += 1
  if (box.sleepMs !== undefined) await sleep(box.sleepMs)
  if (box.always !== undefined) return void response.writeHead(box.always).end()
  const chance = path.startsWith('/wild') ? randomInt(1000) / 1000 : 1
  if (chance < 0.06) return void response.writeHead(500).end('no')
  if (chance < 0.08) return void request.socket.destroy()
  if (chance < 0.1) return void response.writeHead(302, { location: '/calm' }).end()
  if (chance < 0.11) await sleep(300)
  const { object, position } = JSON.parse(body) as Received
  box.accepted.push({ id: String(request.headers['webhook-id']), object, position })
  // The sender cannot know that the event was accepted, so it repeats it.
  if (chance < 0.13) return void request.socket.destroy()
  response.writeHead(204).end()
}

const control = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
  if (request.method === 'PUT') Object.assign(getBox(path), JSON.parse(await readBody(request)))
  response.end(JSON.stringify(getBox(path)))
}

createServer((request, response) => {
  const path = request.url ?? '/'
  const work = path.startsWith('/box')
    ? control(request, response, path.slice('/box'.length))
    : receive(request, response, path)
  work.catch(() => response.destroy())
}).listen(Number(process.argv[2]), '127.0.0.1')
