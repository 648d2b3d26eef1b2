import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSignerClient, type SignerClient, SignerSaidNo } from './client.ts'
import type { SignerCall } from './protocol.ts'

/** What is done with a call instead of asking the real signer. */
export type Spoiled = (ask: () => Promise<unknown>, response: ServerResponse) => Promise<unknown>

/** A signer on a socket of its own that passes every call on to a real one, but for those it was told to spoil. */
export const startSpoiledSigner = async (real: SignerClient) => {
  const spoiled = new Map<SignerCall, Spoiled>()
  const folder = mkdtempSync(join(tmpdir(), 'spoiled-'))
  const socket = join(folder, 'signer.sock')
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) as SignerCall
    const answer = (status: number, body: unknown) => {
      if (!response.destroyed) response.writeHead(status).end(JSON.stringify(body))
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const ask = () => real.call(name, JSON.parse(Buffer.concat(chunks).toString('utf8')) as never)
      const spoil = spoiled.get(name)
      ;(spoil ? spoil(ask, response) : ask()).then(
        body => answer(200, body),
        (error: unknown) => answer(error instanceof SignerSaidNo ? 409 : 500, { refused: String(error) }),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(socket, resolve))
  return {
    signer: createSignerClient(socket),
    spoil: (call: SignerCall, how: Spoiled) => void spoiled.set(call, how),
    mend: () => spoiled.clear(),
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => {
          rmSync(folder, { recursive: true })
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

export const refuses: Spoiled = () => Promise.reject(new SignerSaidNo('never'))

/** Hangs up in the middle of the call. */
export const hangsUp: Spoiled = async (_, response) => void response.destroy()
