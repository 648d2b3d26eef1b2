import { createServer, type ServerResponse } from 'node:http'

/** Plain server-sent events: encodes each message of the parent process once and writes it to every response. */
const open = new Set<ServerResponse>()
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('data: welcome\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))
process.on('message', (text: string) => {
  const event = Buffer.from(`data: ${text}\n\n`, 'latin1')
  for (const response of open) response.write(event)
})
