import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSignerClient, type SignerClient, SignerRefused } from './client.ts'
import type { SignerCall } from './protocol.ts'

/** What happens to a call instead of the real signer's answer. */
export type Fault = (forward: () => Promise<unknown>, response: ServerResponse) => Promise<unknown>

/** A signer on a separate socket that forwards every call to a real signer, except those with an injected fault. */
export const startFaultySigner = async (real: SignerClient) => {
  const faults = new Map<SignerCall, Fault>()
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'))
  const socket = join(folder, 'signer.sock')
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) as SignerCall
    const answer = (status: number, body: unknown) => {
      if (!response.destroyed) response.writeHead(status).end(JSON.stringify(body))
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const forward = () => real.call(name, JSON.parse(Buffer.concat(chunks).toString('utf8')) as never)
      const fault = faults.get(name)
      ;(fault ? fault(forward, response) : forward()).then(
        body => answer(200, body),
        (error: unknown) =>
          error instanceof SignerRefused
            ? answer(409, { code: error.code, message: error.message })
            : answer(500, { message: String(error) }),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(socket, resolve))
  return {
    signer: createSignerClient({ addresses: [{ socket }] }),
    inject: (call: SignerCall, fault: Fault) => void faults.set(call, fault),
    clear: () => faults.clear(),
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

export const refuses: Fault = () => Promise.reject(new SignerRefused('request', 'never'))

/** Hangs up in the middle of the call. */
export const hangsUp: Fault = async (_, response) => void response.destroy()
