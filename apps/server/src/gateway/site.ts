import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseLanguage } from '#content/choose-language.ts'
import { languagesServed } from '#site-content/languages-served.ts'
import type { SiteContent, SiteContents } from '#site-content/site-content.ts'
import type { Member, Members } from '#operator/members.ts'
import { fillPage } from './page.ts'
import { withTracking } from './tracking-policy.ts'

export interface SiteDeps {
  readonly folder: string
  readonly members: Members
  readonly content: SiteContents
}

const policyHeader = 'content-security-policy'
const notPages = /^\/(api|assets|client|fair)\//

/**
 * Serves the built player site. The page itself already carries the operator's name, look and site key, so that a
 * shared link previews well and nothing flashes while the script loads.
 */
export const serveSite = async (
  app: FastifyInstance,
  { folder, members, content }: SiteDeps,
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
    const member = await members.byHost(request.headers.host ?? '')
    if (!member)
      return reply
        .code(503)
        .type('text/plain')
        .send('No operator is configured yet. Create one before opening the site.')
    const published = await content.get(member.id)
    const language = findLanguage(request, member, published)
    const [path = '/'] = request.url.split('?')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language.replace('_', '-'))
      .header(policyHeader, withTracking(String(reply.getHeader(policyHeader)), member.settings.trackingURL))
      .send(fillPage(template(), { member, content: published, language, path }))
  })
}

const findLanguage = (request: FastifyRequest, member: Member, content: SiteContent): string => {
  const [first, ...rest] = languagesServed(member, content)
  const { lang } = request.query as { lang?: unknown }
  return chooseLanguage(
    {
      requested: typeof lang === 'string' ? lang : undefined,
      stored: /(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1],
      accepts: request.headers['accept-language'],
    },
    [first.languageId, ...rest.map(each => each.languageId)],
  )
}

/** Rereads the file when it changes, so that a new build is served without a restart. */
const createFileReader = (file: string) => {
  let cached = { changed: 0, text: '' }
  return (): string => {
    const changed = statSync(file).mtimeMs
    if (changed !== cached.changed) cached = { changed, text: readFileSync(file, 'utf8') }
    return cached.text
  }
}
