import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ledger } from './ledger.ts'
import type { Link } from './records.ts'

interface Asked {
  Params: { id: string }
  Body: URLSearchParams
}

const refused = '4000000000000002'
const challenged = '4212345678910006'
const password = 'password'

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`

const formOf = (label: string, name: string): string =>
  `<form method="post"><label>${label} <input name="${name}" required autofocus></label><button>Continue</button></form>`

/** The payer's pages: the card, the page of his bank that some cards lead to, and the end. */
export const servePages = (app: FastifyInstance, ledger: Ledger): void => {
  const waiting = new Map<string, string>()
  const show = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)
  const ended = (reply: FastifyReply, link: Link, text: string) =>
    show(reply, pageOf(text, `<a href="${link.returnUrl}">Back to the site</a>`))
  const withLink =
    (work: (link: Link, request: FastifyRequest<Asked>, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest<Asked>, reply: FastifyReply): unknown => {
      const link = ledger.link(request.params.id)
      if (!link) return reply.code(404).send('no such link')
      return link.status === 'active'
        ? work(link, request, reply)
        : ended(reply, link, `It is ${link.status}`)
    }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.get<Asked>(
    '/pay/:id',
    withLink((_link, _request, reply) => show(reply, pageOf('Pay by card', formOf('Card number', 'number')))),
  )
  app.post<Asked>(
    '/pay/:id',
    withLink((link, { body }, reply) => {
      const number = (body.get('number') ?? '').replaceAll(/\D/g, '')
      if (number === refused) {
        ledger.refuse(link)
        return ended(reply, link, 'Refused')
      }
      if (number === challenged) {
        waiting.set(link.id, number)
        return reply.redirect(`/bank/${link.id}`, 303)
      }
      return ended(reply, ledger.pay(link, number), 'Paid')
    }),
  )
  app.get<Asked>(
    '/bank/:id',
    withLink((_link, _request, reply) => show(reply, pageOf('Your bank', formOf('Password', 'password')))),
  )
  app.post<Asked>(
    '/bank/:id',
    withLink((link, { body }, reply) => {
      const number = waiting.get(link.id)
      if (number !== undefined && body.get('password') === password)
        return ended(reply, ledger.pay(link, number), 'Paid')
      ledger.refuse(link)
      return ended(reply, link, 'Refused')
    }),
  )
}
