import { request } from 'node:http'
import type { SignerCall, SignerCalls } from './protocol.ts'

export class SignerUnreachable extends Error {
  override name = 'SignerUnreachable'
}

/** The signer refused the request. A retry gets the same answer. */
export class SignerRefused extends Error {
  override name = 'SignerSaidNo'
}

/** The signer's link does not hash to the previous link. A retry gets the same link. */
export class WrongLink extends Error {
  override name = 'WrongLink'
}

export interface SignerClient {
  call<C extends SignerCall>(name: C, body: SignerCalls[C]['request']): Promise<SignerCalls[C]['answer']>
}

export const createSignerClient = (socket: string, timeoutMs = 3000): SignerClient => ({
  call: async <C extends SignerCall>(name: C, body: SignerCalls[C]['request']) => {
    const { status, text } = await post(socket, `/${name}`, JSON.stringify(body), timeoutMs)
    if (status === 200) return JSON.parse(text) as SignerCalls[C]['answer']
    throw new SignerRefused(text)
  },
})

const post = (socket: string, path: string, body: string, timeoutMs: number) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const fail = (error: Error) => reject(new SignerUnreachable(error.message))
    const call = request(
      { socketPath: socket, path, method: 'POST', timeout: timeoutMs, agent: false },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
        response.on('error', fail)
      },
    )
    call.on('error', fail)
    call.on('timeout', () => call.destroy(new Error(`no answer within ${timeoutMs} ms`)))
    call.end(body)
  })
