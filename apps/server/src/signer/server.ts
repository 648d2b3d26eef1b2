import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import type { BeaconChain } from '@fairground/fair/beacon/beacon'
import { openSigningKey } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import type { SignerCall, SignerCalls } from './protocol.ts'
import { DeckSigner } from './deck-signer.ts'
import { GameChains } from './game-chains.ts'
import { RequestRefused } from './request-refused.ts'
import { openSignerLog } from './signer-log.ts'
import { Signer } from './signer.ts'

export interface SignerOptions {
  readonly folder: string
  readonly socket: string
  readonly beacon: BeaconChain
  readonly log: Log
}

/** Enough for the prize table of a deck, or the positions of a thousand cards. */
const maxRequestBytes = 65_536

/** Serves the signer on a Unix socket that only its user and group can open. */
export const startSigner = async ({ folder, socket, beacon, log }: SignerOptions) => {
  const key = openSigningKey(folder, 'signer')
  const signerLog = openSignerLog(folder)
  const deps = {
    log: signerLog,
    key,
    beacon,
    now: () => Date.now(),
    randomBytes: (n: number) => new Uint8Array(randomBytes(n)),
  }
  const chains = new GameChains(deps)
  const signer = new Signer(deps, chains)
  const decks = new DeckSigner(deps, chains)
  const calls: { [C in SignerCall]: (request: SignerCalls[C]['request']) => SignerCalls[C]['answer'] } = {
    openChain: request => signer.openChain(request),
    countersign: request => signer.countersign(request),
    reveal: request => signer.reveal(request),
    publishDeck: request => decks.publish(request),
    assignLink: request => decks.assignLink(request),
    openCards: request => decks.openCards(request),
    endDeck: request => decks.end(request),
  }
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    readBody(request)
      .then(text => answer(200, dispatch(calls, request.url ?? '', text)))
      .catch((error: unknown) => {
        const refused = error instanceof RequestRefused
        log[refused ? 'warn' : 'error']({ err: error, call: request.url }, 'signer request refused')
        answer(refused ? 409 : 400, { refused: error instanceof Error ? error.message : 'bad request' })
      })
  })
  mkdirSync(dirname(socket), { recursive: true, mode: 0o700 })
  rmSync(socket, { force: true })
  await new Promise<void>(resolve => server.listen(socket, resolve))
  chmodSync(socket, 0o660)
  log.info('signer listening')
  return {
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => {
          signerLog.close()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

const dispatch = (
  calls: { [C in SignerCall]: (request: never) => unknown },
  url: string,
  text: string,
): unknown => {
  const name = url.slice(1)
  if (!Object.hasOwn(calls, name)) throw new RequestRefused(`no such call: ${name}`)
  return calls[name as SignerCall](JSON.parse(text) as never)
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxRequestBytes) throw new RequestRefused('request too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
