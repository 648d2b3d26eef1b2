import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languagesServed } from '#published/languages-served.ts'
import { operatorCss, picturePath } from '#content/operator-css.ts'
import { operatorMessages } from '#content/operator-messages.ts'
import { type PageKey, readPageText } from '#content/page-text.ts'
import type { AdRow, SiteContents } from '#published/site-content.ts'
import type { Member, Members } from '#member/members.ts'
import { isRowId } from '#operation/row-id.ts'
import { sendKept } from './kept-answer.ts'

export interface ContentParts {
  readonly db: Database
  readonly members: Members
  readonly content: SiteContents
}

interface OfMember {
  readonly memberId: string
}

type OfPage = OfMember & { readonly page: string; readonly language: string }
type OfAd = OfMember & { readonly adId: string }

/** What an operator wrote is shown inside our site as text; opened by itself it may do nothing. */
const inert = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox"

/** What an operator publishes, at the addresses the specification gives it (section 7). */
export const serveContent = (app: FastifyInstance, { db, members, content }: ContentParts): void => {
  const memberOf = (id: string): Promise<Member | undefined> => members.byId(Number(id))

  const servePage = (address: string, keyOf: (page: string) => PageKey | undefined): void => {
    app.get<{ Params: OfPage }>(
      `/client/i18n/${address}/:memberId/:page/:language`,
      async (request, reply) => {
        const member = await memberOf(request.params.memberId)
        const key = keyOf(request.params.page)
        if (!member || !key) return notFound(reply)
        const body = await inMember(db, member.id, tx =>
          readPageText(tx, member.id, key, request.params.language),
        )
        if (body === undefined) return notFound(reply)
        return sendKept(request, reply, { type: 'text/html', body, policy: inert })
      },
    )
  }
  servePage('customPageById', page => (isRowId(Number(page)) ? { id: Number(page) } : undefined))
  servePage('customPageByLink', linkName => ({ linkName }))

  app.get<{ Querystring: { m?: string } }>('/client/css', async (request, reply) => {
    const member = await memberOf(request.query.m ?? '')
    if (!member) return notFound(reply)
    const { style } = await content.of(member.id)
    return sendKept(request, reply, { type: 'text/css', body: operatorCss(style) })
  })

  app.get<{ Params: OfMember }>('/client/i18n/locales/:memberId', async (request, reply) => {
    const member = await memberOf(request.params.memberId)
    if (!member) return notFound(reply)
    const served = languagesServed(member, await content.of(member.id))
    const list = served.map(({ languageId, name }) => ({ languageId, name }))
    return sendKept(request, reply, { type: 'application/json', body: JSON.stringify(list) })
  })

  app.get<{ Params: OfMember & { language: string } }>(
    '/client/i18n/locales/:memberId/:language',
    async (request, reply) => {
      const member = await memberOf(request.params.memberId)
      if (!member) return notFound(reply)
      const { languages } = await content.of(member.id)
      const served = languages.find(row => row.language === request.params.language)
      const body = JSON.stringify(operatorMessages(served?.messages))
      return sendKept(request, reply, { type: 'application/json', body })
    },
  )

  const serveAd = (part: string, answer: (ad: AdRow) => object): void => {
    app.get<{ Params: OfAd }>(`/client/ads/:memberId/:adId/${part}`, async (request, reply) => {
      const member = await memberOf(request.params.memberId)
      const { ads } = member ? await content.of(member.id) : { ads: [] }
      const ad = ads.find(row => row.id === Number(request.params.adId))
      if (!ad) return notFound(reply)
      return sendKept(request, reply, { type: 'application/json', body: JSON.stringify(answer(ad)) })
    })
  }
  serveAd('source', ad => ({
    client: ad.client,
    url: picturePath(ad.member_id, ad.picture),
    text: ad.picture_text,
  }))
  serveAd('target', ad => ({ client: ad.client, url: ad.target_url }))

  app.get<{ Params: OfMember & { file: string } }>(
    '/client/pictures/:memberId/:file',
    async (request, reply) => {
      const member = await memberOf(request.params.memberId)
      const name = /^([a-z0-9-]{1,63})\.svg$/.exec(request.params.file)?.[1]
      if (!member || name === undefined) return notFound(reply)
      const picture = await inMember(db, member.id, tx =>
        tx
          .selectFrom('site_picture')
          .select('svg')
          .where('member_id', '=', member.id)
          .where('name', '=', name)
          .executeTakeFirst(),
      )
      if (!picture) return notFound(reply)
      return sendKept(request, reply, { type: 'image/svg+xml', body: picture.svg, policy: inert })
    },
  )
}

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'not found' })
