import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { formatBundle } from '#log/entry-bundle.ts'
import { parseTilePath } from '#log/tiles.ts'
import {
  addCheckpointPath,
  maxRequestBytes,
  parseSize,
  reportPath,
  sizeMediaType,
} from '#log/witness-protocol.ts'
import type { CosignedCheckpoint } from './checkpoint-file.ts'
import type { Witness } from './witness.ts'
import type { WitnessAnswer, WitnessedLog } from './witnessed-log.ts'

const plainText = 'text/plain; charset=utf-8'
const binary = 'application/octet-stream'

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  /** Tiles never change. */
  readonly isImmutable?: true
}

const notFound: Reply = { status: 404, type: plainText, body: 'There is no such file.\n' }

export const createWitnessServer = (witness: Witness, onError: (error: unknown) => void): Server =>
  createServer({ requestTimeout: 30_000, keepAliveTimeout: 60_000 }, (request, response) => {
    void answer(witness, request)
      .catch((error: unknown): Reply => {
        if (error instanceof BadRequest) return { status: 400, type: plainText, body: `${error.message}\n` }
        onError(error)
        return { status: 500, type: plainText, body: 'The witness failed.\n' }
      })
      .then(reply => send(response, reply))
  })

/** Browsers of any site may read the log and report a split view. */
function send(response: ServerResponse, { status, type, body, isImmutable }: Reply): void {
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-store',
  })
  response.end(body)
}

class BadRequest extends Error {}

async function answer(witness: Witness, request: IncomingMessage): Promise<Reply> {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  if (request.method === 'OPTIONS') return { status: 204, type: plainText, body: '' }
  if (request.method === 'POST' && pathname === addCheckpointPath)
    return toReply(await witness.addCheckpoint(await readBody(request)))
  if (request.method === 'POST' && pathname === reportPath)
    return toReply(await witness.report(await readBody(request)))
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound
  if (pathname === '/status')
    return { status: 200, type: 'application/json', body: JSON.stringify(witness.status(), null, 2) }
  const [, hash = '', ...rest] = pathname.split('/')
  const log = witness.findLog(hash)
  return (log && (await readFile(log, rest.join('/')))) ?? notFound
}

const toReply = ({ status, text }: WitnessAnswer): Reply => ({
  status,
  type: status === 409 ? sizeMediaType : plainText,
  body: text,
})

async function readFile({ store }: WitnessedLog, path: string): Promise<Reply | undefined> {
  if (path === 'checkpoint') return note(store.newest)
  const [seen, index] = path.split('/')
  if (seen === 'seen') {
    const entry = parseSize(index ?? '')
    return entry === undefined ? undefined : note(await store.findFirstWith(entry))
  }
  const name = parseTilePath(path)
  if (!name) return undefined
  if (name.level !== 'entries') return file(await store.readTile({ ...name, level: name.level }))
  const entries = await store.readEntries(name)
  return entries && file(formatBundle(entries))
}

const note = (checkpoint: CosignedCheckpoint | undefined): Reply | undefined =>
  checkpoint && { status: 200, type: plainText, body: `${checkpoint.note}${checkpoint.line}` }

const file = (bytes: Uint8Array | undefined): Reply | undefined =>
  bytes && { status: 200, type: binary, body: bytes, isImmutable: true }

/** A sender that goes away must not look like a failure of the witness. */
async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length
      if (length > maxRequestBytes) break
      parts.push(part)
    }
  } catch {
    throw new BadRequest('The request is not complete.')
  }
  if (length > maxRequestBytes) throw new BadRequest('The request is too long.')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts))
  } catch {
    throw new BadRequest('The request is not UTF-8.')
  }
}
