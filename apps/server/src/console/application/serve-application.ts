import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { operatorFault, operatorFaults } from '@fairground/contract/operator/operator-faults'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createFileReader } from '#platform/http/file-reader.ts'

/** The page of the application has client-side routes. None of them has a dot. */
const isPage = (method: string, url: string): boolean => {
  const [path = '/'] = url.split('?')
  return (
    (method === 'GET' || method === 'HEAD') && !path.includes('.') && !/^\/(operator|assets)\//.test(path)
  )
}

/** Serves the built application of the staff: files with a hash in their name for a year, its page never from a cache. */
export const serveApplication = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is missing: build the console first (npm run build)`)
  const readPage = createFileReader(page)
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request.method, request.url))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(readPage())
    const name = 'request.unknownOperation'
    return reply
      .code(operatorFaults[name].status)
      .header('cache-control', 'no-store')
      .send(operatorFault(name))
  })
}
