import { readFileSync } from 'node:fs'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'

/** The gateway's HTTP server without any logic: every call returns the same bytes. */
const [port = '', bodyFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile, 'utf8')
const app = Fastify()
await app.register(helmet)
app.post('/api/:memberId/:operation', (_, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ host: '127.0.0.1', port: Number(port) })
