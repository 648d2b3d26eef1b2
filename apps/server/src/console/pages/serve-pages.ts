import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const files = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/oidc': ['index.html', 'text/html; charset=utf-8'],
  '/passkey.js': ['passkey.js', 'text/javascript; charset=utf-8'],
  '/passkey.css': ['passkey.css', 'text/css; charset=utf-8'],
} as const

/** Serves the page on which staff use their passkeys. It has no build step and no dependency. */
export const servePages = (app: FastifyInstance): void => {
  for (const [path, [file, type]] of Object.entries(files)) {
    const content = readFileSync(join(import.meta.dirname, file))
    app.get(path, (_, reply) => reply.type(type).send(content))
  }
}
