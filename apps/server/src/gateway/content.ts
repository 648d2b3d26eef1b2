import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languagesServed } from '#site-content/languages-served.ts'
import { operatorCss, picturePath } from '#content/operator-css.ts'
import { operatorMessages } from '#content/operator-messages.ts'
import { readPageText } from '#content/page-text.ts'
import type { PageKey } from '#content/queries.ts'
import type { AdRow, SiteContents } from '#site-content/site-content.ts'
import type { Member, Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { sendCacheable } from './cacheable-response.ts'
import { findPicture } from './queries.ts'

export interface ContentDeps {
  readonly db: Database
  readonly members: Members
  readonly content: SiteContents
}

interface MemberParams {
  readonly memberId: string
}

type PageParams = MemberParams & { readonly page: string; readonly language: string }
type AdParams = MemberParams & { readonly adId: string }

/** The site embeds operator content as text. Opened directly, the content may not run anything. */
const inertPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox"

/** Serves the operator's published content at the URLs of the specification (section 7). */
export const serveContent = (app: FastifyInstance, { db, members, content }: ContentDeps): void => {
  const findMember = (id: string): Promise<Member | undefined> => members.byId(Number(id))

  const servePage = (address: string, parseKey: (page: string) => PageKey | undefined): void => {
    app.get<{ Params: PageParams }>(
      `/client/i18n/${address}/:memberId/:page/:language`,
      async (request, reply) => {
        const member = await findMember(request.params.memberId)
        const key = parseKey(request.params.page)
        if (!member || !key) return notFound(reply)
        const body = await inMember(db, member.id, tx =>
          readPageText(tx, member.id, key, request.params.language),
        )
        if (body === undefined) return notFound(reply)
        return sendCacheable(request, reply, { type: 'text/html', body, policy: inertPolicy })
      },
    )
  }
  servePage('customPageById', page => (isRowId(Number(page)) ? { id: Number(page) } : undefined))
  servePage('customPageByLink', linkName => ({ linkName }))

  app.get<{ Querystring: { m?: string } }>('/client/css', async (request, reply) => {
    const member = await findMember(request.query.m ?? '')
    if (!member) return notFound(reply)
    const { style } = await content.get(member.id)
    return sendCacheable(request, reply, { type: 'text/css', body: operatorCss(style) })
  })

  app.get<{ Params: MemberParams }>('/client/i18n/locales/:memberId', async (request, reply) => {
    const member = await findMember(request.params.memberId)
    if (!member) return notFound(reply)
    const served = languagesServed(member, await content.get(member.id))
    const list = served.map(({ languageId, name }) => ({ languageId, name }))
    return sendCacheable(request, reply, { type: 'application/json', body: JSON.stringify(list) })
  })

  app.get<{ Params: MemberParams & { language: string } }>(
    '/client/i18n/locales/:memberId/:language',
    async (request, reply) => {
      const member = await findMember(request.params.memberId)
      if (!member) return notFound(reply)
      const { languages } = await content.get(member.id)
      const served = languages.find(row => row.language === request.params.language)
      const body = JSON.stringify(operatorMessages(served?.messages))
      return sendCacheable(request, reply, { type: 'application/json', body })
    },
  )

  const serveAd = (part: string, answer: (ad: AdRow) => object): void => {
    app.get<{ Params: AdParams }>(`/client/ads/:memberId/:adId/${part}`, async (request, reply) => {
      const member = await findMember(request.params.memberId)
      const { ads } = member ? await content.get(member.id) : { ads: [] }
      const ad = ads.find(row => row.id === Number(request.params.adId))
      if (!ad) return notFound(reply)
      return sendCacheable(request, reply, { type: 'application/json', body: JSON.stringify(answer(ad)) })
    })
  }
  serveAd('source', ad => ({
    client: ad.client,
    url: picturePath(ad.member_id, ad.picture),
    text: ad.picture_text,
  }))
  serveAd('target', ad => ({ client: ad.client, url: ad.target_url }))

  app.get<{ Params: MemberParams & { file: string } }>(
    '/client/pictures/:memberId/:file',
    async (request, reply) => {
      const member = await findMember(request.params.memberId)
      const name = /^([a-z0-9-]{1,63})\.svg$/.exec(request.params.file)?.[1]
      if (!member || name === undefined) return notFound(reply)
      const picture = await inMember(db, member.id, tx => findPicture(tx, member.id, name))
      if (!picture) return notFound(reply)
      return sendCacheable(request, reply, { type: 'image/svg+xml', body: picture.svg, policy: inertPolicy })
    },
  )
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'not found: check the operator id and the name in the URL' })
