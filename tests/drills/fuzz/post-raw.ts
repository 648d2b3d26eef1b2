import { Agent, request } from 'node:http'

const answerWithinMs = 60_000

export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/** A client that posts any bytes to one address over connections that it keeps. */
export const createPoster = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  return {
    post: (path: string, body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
      new Promise((resolve, reject) => {
        const call = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            path,
            method: 'POST',
            headers: { ...headers, 'content-length': body.length },
            timeout: answerWithinMs,
          },
          response => {
            const pieces: Buffer[] = []
            response.on('data', (piece: Buffer) => pieces.push(piece))
            response.on('error', reject)
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
            )
          },
        )
        call.on('timeout', () => call.destroy(new Error('no answer in time')))
        call.on('error', reject)
        call.end(body)
      }),
    close: () => agent.destroy(),
  }
}

/** 501 is the answer of an operation that the operator does not offer. */
export const isAcceptable = (status: number): boolean => status < 500 || status === 501

/** A gateway may close a connection on which it read something that is not HTTP. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code))
