import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languagesServed } from '#site-content/languages-served.ts'
import { operatorCss, picturePath } from '#content/operator-css.ts'
import { readPageText } from '#content/page-text.ts'
import type { AdRow } from '#site-content/shown-content.ts'
import type { SiteContents } from '#site-content/site-content.ts'
import { findDraftPicture, findDraftTexts, type PageKey } from '#site-content/versions/with-drafts.ts'
import type { Member, Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { findTextsHash, type SiteTexts } from '#site-content/texts/site-texts.ts'
import { sendCacheable } from './cacheable-response.ts'
import type { Previews } from './preview/preview.ts'
import { findPicture } from './queries.ts'

export interface ContentDeps {
  readonly db: Database
  readonly members: Members
  readonly content: SiteContents
  readonly texts: SiteTexts
  readonly previews: Previews
}

interface MemberParams {
  readonly memberId: string
}

type PageParams = MemberParams & { readonly page: string; readonly language: string }
type AdParams = MemberParams & { readonly adId: string }

/** The site embeds operator content as text. Opened directly, the content may not run anything. */
const inertPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox"

/** Serves the operator's published content at the URLs of the specification (section 7). */
export const serveContent = (
  app: FastifyInstance,
  { db, members, content, texts, previews }: ContentDeps,
): void => {
  const findMember = (id: string): Promise<Member | undefined> => members.byId(Number(id))

  const servePage = (address: string, parseKey: (page: string) => PageKey | undefined): void => {
    app.get<{ Params: PageParams }>(
      `/client/i18n/${address}/:memberId/:page/:language`,
      async (request, reply) => {
        const member = await findMember(request.params.memberId)
        const key = parseKey(request.params.page)
        if (!member || !key) return notFound(reply)
        const isPreview = previews.isPreview(request, member)
        const drafts = isPreview ? findDraftTexts(await content.get(member.id, true), key) : []
        const body = await inMember(db, member.id, tx =>
          readPageText(tx, member.id, key, request.params.language, drafts),
        )
        if (body === undefined) return notFound(reply)
        return sendCacheable(request, reply, { type: 'text/html', body, policy: inertPolicy, isPreview })
      },
    )
  }
  servePage('customPageById', page => (isRowId(Number(page)) ? { id: Number(page) } : undefined))
  servePage('customPageByLink', linkName => ({ linkName }))

  app.get<{ Querystring: { m?: string } }>('/client/css', async (request, reply) => {
    const member = await findMember(request.query.m ?? '')
    if (!member) return notFound(reply)
    const isPreview = previews.isPreview(request, member)
    const { style } = await content.get(member.id, isPreview)
    return sendCacheable(request, reply, { type: 'text/css', body: operatorCss(style), isPreview })
  })

  app.get<{ Params: MemberParams }>('/client/i18n/locales/:memberId', async (request, reply) => {
    const member = await findMember(request.params.memberId)
    if (!member) return notFound(reply)
    const served = languagesServed(member, await content.get(member.id))
    const list = served.map(({ languageId, name }) => ({ languageId, name }))
    return sendCacheable(request, reply, { type: 'application/json', body: JSON.stringify(list) })
  })

  app.get<{ Params: MemberParams & { language: string }; Querystring: { h?: string } }>(
    '/client/i18n/locales/:memberId/:language',
    async (request, reply) => {
      const member = await findMember(request.params.memberId)
      if (!member) return notFound(reply)
      const { language } = request.params
      const published = await content.get(member.id)
      const body = await texts.get(member.id, published, language)
      const isImmutable =
        request.query.h !== undefined && request.query.h === findTextsHash(published, language)
      return sendCacheable(request, reply, { type: 'application/json', body, isImmutable })
    },
  )

  const serveAd = (part: string, answer: (ad: AdRow) => object): void => {
    app.get<{ Params: AdParams }>(`/client/ads/:memberId/:adId/${part}`, async (request, reply) => {
      const member = await findMember(request.params.memberId)
      if (!member) return notFound(reply)
      const isPreview = previews.isPreview(request, member)
      const { ads } = await content.get(member.id, isPreview)
      const ad = ads.find(row => row.id === Number(request.params.adId))
      if (!ad) return notFound(reply)
      const body = JSON.stringify(answer(ad))
      return sendCacheable(request, reply, { type: 'application/json', body, isPreview })
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
      const isPreview = previews.isPreview(request, member)
      const draft = isPreview ? findDraftPicture(await content.get(member.id, true), name) : undefined
      const body = draft ?? (await inMember(db, member.id, tx => findPicture(tx, member.id, name)))?.svg
      if (body === undefined) return notFound(reply)
      return sendCacheable(request, reply, { type: 'image/svg+xml', body, policy: inertPolicy, isPreview })
    },
  )
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'not found: check the operator id and the name in the URL' })
