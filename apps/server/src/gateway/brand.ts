import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Brand, toBrand } from '#brand/brand.ts'
import { drawIcon } from '#brand/draw-icon.ts'
import { drawSharePicture, shareWidth } from '#brand/draw-share-picture.ts'
import { iconFiles, toManifest } from '#brand/manifest.ts'
import { toOfflinePage } from '#brand/offline-page.ts'
import { createRasterize } from '#brand/rasterize.ts'
import { toServiceWorkerHead } from '#brand/service-worker-head.ts'
import { findDirection } from '#content/choose-language.ts'
import { isMotif } from '#kinds/motifs.ts'
import type { PictureProcesses } from '#pictures/picture-processes.ts'
import type { Member, Members } from '#operator/members.ts'
import type { SiteContent } from '#site-content/shown-content.ts'
import type { SiteContents } from '#site-content/site-content.ts'
import { sendCacheable } from './cacheable-response.ts'
import { createFileReader } from '#platform/http/file-reader.ts'
import { findPicture } from './queries.ts'
import { findRequestLanguage } from './request-language.ts'

export interface BrandDeps {
  readonly db: Database
  readonly members: Members
  readonly content: SiteContents
  /** Folder of the built site; without one there is no service worker. */
  readonly folder: string | undefined
  readonly pictures: PictureProcesses
}

type Send = (
  site: { readonly member: Member; readonly content: SiteContent; readonly language: string },
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/** Serves what makes the site of each host installable: icons, manifest, service worker, offline page; and share pictures. */
export const serveBrand = (
  app: FastifyInstance,
  { db, members, content, folder, pictures }: BrandDeps,
): void => {
  const rasterize = createRasterize(pictures)
  const serve = (path: string, send: Send): void => {
    app.get(path, async (request, reply) => {
      const member = await members.byHost(request.headers.host ?? '')
      if (!member) return reply.code(404).send({ error: 'not found: no operator has this host' })
      const published = await content.get(member.id)
      const language = findRequestLanguage(request, member, published)
      return send({ member, content: published, language }, request, reply)
    })
  }

  const readBrand = async (member: Member, { style }: SiteContent): Promise<Brand> => {
    const logo = style?.logo
    const picture = logo ? await inMember(db, member.id, tx => findPicture(tx, member.id, logo)) : undefined
    return toBrand(member, style, picture?.svg ?? null)
  }

  for (const [path, { shape, size }] of Object.entries(iconFiles))
    serve(path, async (site, request, reply) => {
      const brand = await readBrand(site.member, site.content)
      const body = await rasterize(drawIcon(brand, shape), size)
      return sendCacheable(request, reply, { type: 'image/png', body })
    })

  serve('/icons/favicon.svg', async (site, request, reply) => {
    const body = drawIcon(await readBrand(site.member, site.content), 'rounded')
    const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
    return sendCacheable(request, reply, { type: 'image/svg+xml', body, policy })
  })

  serve('/share/:file', async (site, request, reply) => {
    const name = /^([a-z]+)\.png$/.exec((request.params as { file: string }).file)?.[1] ?? ''
    if (name !== 'site' && !isMotif(name)) return reply.code(404).send({ error: 'not found' })
    const brand = await readBrand(site.member, site.content)
    const body = await rasterize(drawSharePicture(brand, name === 'site' ? null : name), shareWidth)
    return sendCacheable(request, reply, { type: 'image/png', body })
  })

  serve('/manifest.webmanifest', ({ member, content: published, language }, request, reply) => {
    const body = JSON.stringify(toManifest(member, language, findDirection(published, language)))
    return sendCacheable(request, reply, { type: 'application/manifest+json', body })
  })

  const getOfflinePage = async ({ member, content: published, language }: Parameters<Send>[0]) =>
    toOfflinePage(member, await readBrand(member, published), language, findDirection(published, language))

  serve('/offline', async (site, _, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', site.language.replace('_', '-'))
      .send(await getOfflinePage(site)),
  )

  const script = folder === undefined ? '' : join(folder, 'service-worker.js')
  if (folder === undefined || !existsSync(script)) return
  const readScript = createFileReader(script)
  const readPage = createFileReader(join(folder, 'index.html'))
  serve('/service-worker.js', async (site, _, reply) => {
    const { member, language } = site
    const head = toServiceWorkerHead({
      siteName: member.name,
      language,
      page: readPage(),
      offlinePage: await getOfflinePage(site),
    })
    // Browsers compare the script byte by byte to find a new release.
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(head + readScript())
  })
}
