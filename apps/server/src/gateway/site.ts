import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { inMember } from '@fairground/database/transaction'
import type { Database } from '@fairground/database/connect'
import type { FastifyInstance } from 'fastify'
import type { SiteContents } from '#site-content/site-content.ts'
import type { Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { createFileReader } from '#platform/http/file-reader.ts'
import { fillPage } from './page.ts'
import { withMemoryStorage, withMemoryStorageAllowed } from './preview/memory-storage.ts'
import type { Previews } from './preview/preview.ts'
import { isFrame, withConsoleFrame } from './preview/preview-frame.ts'
import { withChosenLook } from './preview/preview-look.ts'
import { findSharedGame } from './queries.ts'
import { findRequestLanguage } from './request-language.ts'
import { withTracking } from './tracking-policy.ts'

export interface SiteDeps {
  readonly folder: string
  readonly db: Database
  readonly siteAddress: string
  /** The console, which may show previews in frames. */
  readonly consoleAddress: string
  readonly members: Members
  readonly content: SiteContents
  readonly previews: Previews
}

const policyHeader = 'content-security-policy'
const notPages = /^\/(api|assets|calendar|client|fair|icons|share)\//
/** Pages of one game, named by the `id` of the address. */
const gamePages = /^\/(lobby|pick|raffle|scratchcard|crossword|playout|bingo\/(lobby|playout))$/

/**
 * Serves the built player site. The page itself already carries the operator's name, look and site key, so that a
 * shared link previews well and nothing flashes while the script loads.
 */
export const serveSite = async (
  app: FastifyInstance,
  { folder, db, siteAddress, consoleAddress, members, content, previews }: SiteDeps,
): Promise<void> => {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is missing: build the site first (npm run build)`)
  const template = createFileReader(page)
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || notPages.test(request.url))
      return reply.code(404).send({ error: 'not found' })
    const found = await members.byHost(request.headers.host ?? '')
    if (!found)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no site at this address.\n')
    const isPreview = previews.beginOrEnd(request, reply, found)
    const member = isPreview ? withChosenLook(found, request.query) : found
    const published = await content.get(member.id, isPreview)
    const language = findRequestLanguage(request, member, published)
    const [path = '/'] = request.url.split('?')
    const instanceId = Number((request.query as { id?: unknown }).id)
    const game =
      gamePages.test(path) && isRowId(instanceId)
        ? await inMember(db, member.id, tx => findSharedGame(tx, member.id, instanceId))
        : undefined
    const policy = withTracking(String(reply.getHeader(policyHeader)), member.settings.trackingURL)
    const isFramed = isPreview && isFrame(request.headers)
    const filled = fillPage(template(), {
      member,
      content: published,
      language,
      path,
      game,
      siteAddress,
      isPreview,
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language.replace('_', '-'))
      .header(
        policyHeader,
        isFramed ? withMemoryStorageAllowed(withConsoleFrame(policy, consoleAddress)) : policy,
      )
      .send(isFramed ? withMemoryStorage(filled) : filled)
  })
}
