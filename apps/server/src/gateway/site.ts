import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseLanguage } from '#content/choose-language.ts'
import { languagesServed } from '#published/languages-served.ts'
import type { SiteContent, SiteContents } from '#published/site-content.ts'
import type { Member, Members } from '#member/members.ts'
import { fillPage } from './page.ts'
import { withTracking } from './tracking-policy.ts'

export interface SiteParts {
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
  { folder, members, content }: SiteParts,
): Promise<void> => {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is missing: build the site first (npm run build)`)
  const template = rereadWhenChanged(page)
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
    if (!member) return reply.code(503).type('text/plain').send('No operator is set up yet.')
    const published = await content.of(member.id)
    const language = languageOf(request, member, published)
    const [path = '/'] = request.url.split('?')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language.replace('_', '-'))
      .header(policyHeader, withTracking(String(reply.getHeader(policyHeader)), member.settings.trackingURL))
      .send(fillPage(template(), { member, content: published, language, path }))
  })
}

const languageOf = (request: FastifyRequest, member: Member, content: SiteContent): string => {
  const [first, ...rest] = languagesServed(member, content)
  const { lang } = request.query as { lang?: unknown }
  return chooseLanguage(
    {
      asked: typeof lang === 'string' ? lang : undefined,
      kept: /(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1],
      accepts: request.headers['accept-language'],
    },
    [first.languageId, ...rest.map(each => each.languageId)],
  )
}

/** A site that is built anew is served at once, without a restart. */
const rereadWhenChanged = (file: string) => {
  let known = { changed: 0, text: '' }
  return (): string => {
    const changed = statSync(file).mtimeMs
    if (changed !== known.changed) known = { changed, text: readFileSync(file, 'utf8') }
    return known.text
  }
}
