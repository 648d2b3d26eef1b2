import { connect } from 'node:net'

/** A keep-alive connection with one request in flight. It does little work, because it shares the machine with the server. */
export const openConnection = (port: number, onAnswer: (body: string, sentAt: number) => void) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = ''
  let sentAt = 0
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = /content-length: (\d+)/i.exec(received.slice(0, head))?.[1]
    if (length === undefined) throw new Error(`response without content-length: ${received.slice(0, head)}`)
    const end = head + 4 + Number(length)
    if (received.length < end) return
    const body = received.slice(head + 4, end)
    received = received.slice(end)
    onAnswer(body, sentAt)
  })
  return {
    send(request: string): void {
      sentAt = performance.now()
      socket.write(request, 'latin1')
    },
    close: () => void socket.destroy(),
  }
}

export const postRequest = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string => {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${named.join('')}content-length: ${body.length}\r\n\r\n${body}`
}
