import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance } from 'fastify'
import { getBrandTexts } from '#brand/texts.ts'
import { toDrawCalendar } from '#calendar/draw-calendar.ts'
import { findDraw } from '#calendar/queries.ts'
import { findPlayoutPage } from '#kinds/playout-page.ts'
import type { Members } from '#operator/members.ts'
import { isRowId } from '#platform/row-id.ts'
import { siteUrl } from '#player/site-link.ts'
import type { SiteContents } from '#site-content/site-content.ts'
import { findRequestLanguage } from './request-language.ts'

export interface CalendarDeps {
  readonly db: Database
  readonly members: Members
  readonly content: SiteContents
  readonly siteAddress: string
}

/** Serves a calendar file for every draw of the operator of the host. It holds nothing about players. */
export const serveCalendar = (
  app: FastifyInstance,
  { db, members, content, siteAddress }: CalendarDeps,
): void => {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const member = await members.byHost(request.headers.host ?? '')
    const id = Number(/^(\d{1,10})\.ics$/.exec(request.params.file)?.[1])
    const draw =
      member && isRowId(id) ? await inMember(db, member.id, tx => findDraw(tx, member.id, id)) : undefined
    const page = draw && findPlayoutPage(draw.rule)
    if (!member || !draw || page === undefined)
      return reply.code(404).send({ error: 'not found: check the number of the draw in the URL' })
    const { calendar } = getBrandTexts(findRequestLanguage(request, member, await content.get(member.id)))
    const file = toDrawCalendar(
      {
        instanceId: id,
        title: draw.title,
        startAt: draw.start_at,
        createdAt: draw.created_at,
        reschedules: draw.reschedules,
        cancelled: draw.status === 'REFUNDED',
      },
      {
        host: member.hosts[0] ?? 'localhost',
        url: siteUrl(siteAddress, member, `${page}?id=${id}`),
        description: calendar.description(draw.title, member.name),
        reminder: calendar.reminder(draw.title),
      },
    )
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="draw-${id}.ics"`)
      .send(file)
  })
}
