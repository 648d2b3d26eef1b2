import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { defaultLanguage, releaseTag } from '@fairground/contract/constants'
import type { FastifyInstance } from 'fastify'
import type { Member, Members } from '#member/members.ts'

/**
 * Serves the built player site. The page itself already carries the operator's name, look and site key, so that a
 * shared link previews well and nothing flashes while the script loads.
 */
export const serveSite = async (app: FastifyInstance, folder: string, members: Members): Promise<void> => {
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
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')
    if (!isPage) return reply.code(404).send({ error: 'not found' })
    const member = await members.byHost(request.headers.host ?? '')
    if (!member) return reply.code(503).type('text/plain').send('No operator is set up yet.')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fill(template(), member))
  })
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

const fill = (template: string, member: Member): string => {
  const bootstrap = {
    memberId: member.id,
    siteKey: member.siteKey,
    siteName: member.name,
    look: member.look,
    scheme: member.scheme,
    languageId: defaultLanguage,
    version: releaseTag,
  }
  const values: Record<string, string> = {
    LANG: 'en-US',
    LOOK: member.look,
    SCHEME: member.scheme,
    TITLE: escapeHtml(member.settings.title ?? member.name),
    DESCRIPTION: escapeHtml(member.settings.description ?? ''),
    // In a script element only "<" could end it early.
    BOOTSTRAP: JSON.stringify(bootstrap).replaceAll('<', '\\u003c'),
  }
  return template.replace(
    /%(LANG|LOOK|SCHEME|TITLE|DESCRIPTION|BOOTSTRAP)%/g,
    (_, name: string) => values[name] ?? '',
  )
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
