import { Agent, request } from 'node:http'

export interface RawResponse {
  readonly status: number
  readonly body: string
  readonly token: string | undefined
}

export interface Poster {
  post(operation: string, input: object, headers?: Readonly<Record<string, string>>): Promise<RawResponse>
  close(): void
}

/** Sends calls from a chosen source address. Every 127.x.y.z is an address of this machine. */
export const createPoster = (
  localAddress: string,
  baseUrl: string,
  member: { readonly id: number; readonly siteKey: string },
): Poster => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const post: Poster['post'] = (operation, input, headers = {}) =>
    new Promise((resolve, reject) => {
      const url = `${baseUrl}/api/${member.id}/${operation}`
      const sent = request(url, {
        method: 'POST',
        agent,
        localAddress,
        headers: { 'content-type': 'application/json', 'site-key': member.siteKey, ...headers },
      })
      // The server may close a keep-alive connection just as it is reused. The request was not processed then.
      const handleError = (error: Error) =>
        sent.reusedSocket ? resolve(post(operation, input, headers)) : reject(error)
      sent.on('error', handleError).on('response', response => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (body += part))
        response.on('end', () => {
          const token = response.headers['auth-token']
          resolve({
            status: response.statusCode ?? 0,
            body,
            token: typeof token === 'string' ? token : undefined,
          })
        })
      })
      sent.end(JSON.stringify(input))
    })
  return { post, close: () => agent.destroy() }
}
