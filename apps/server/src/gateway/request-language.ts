import type { FastifyRequest } from 'fastify'
import { chooseLanguage } from '#content/choose-language.ts'
import { languagesServed } from '#site-content/languages-served.ts'
import type { SiteContent } from '#site-content/shown-content.ts'
import type { Member } from '#operator/members.ts'

/** The language of a page: of the address, of the player's earlier choice or of the browser. */
export const findRequestLanguage = (
  request: FastifyRequest,
  member: Member,
  content: SiteContent,
): string => {
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
