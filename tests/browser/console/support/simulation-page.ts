import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build } from 'vite'

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
])

/** The parts of the console's policy that concern scripts and workers. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  'img-src data:',
  'trusted-types default',
  "require-trusted-types-for 'script'",
].join('; ')

const page = join(import.meta.dirname, '../simulation-page')

/** Builds the page that simulates games and serves it as the console is served. */
export const serveSimulationPage = async (
  folder: string,
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  await build({
    root: page,
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://page').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    try {
      const content = await readFile(file)
      response.writeHead(200, {
        'content-type': types.get(extname(file)) ?? 'application/octet-stream',
        'content-security-policy': policy,
      })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
