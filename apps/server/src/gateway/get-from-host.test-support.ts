import { request } from 'node:http'

export interface HostAnswer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

/** Requests a path as a browser at this host does; fetch does not send another host. */
export const getFromHost = (
  baseUrl: string,
  path: string,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(baseUrl)
    const call = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end()
  })
