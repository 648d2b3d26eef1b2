import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ledger } from './ledger.ts'
import type { Link } from './records.ts'

interface PageRequest {
  Params: { id: string }
  Body: URLSearchParams
}

const refused = '4000000000000002'
const tooPoor = '4000000000009995'
const challenged = '4212345678910006'
const password = 'password'

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`

const renderForm = (label: string, name: string): string =>
  `<form method="post"><label>${label} <input name="${name}" required autofocus></label><button>Continue</button></form>`

/** The pages for the payer: the card form, the bank page that some cards require, and the result. */
export const servePages = (app: FastifyInstance, ledger: Ledger): void => {
  const challengedNumbers = new Map<string, string>()
  const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)
  const sendEndPage = (reply: FastifyReply, link: Link, text: string) =>
    sendPage(reply, renderPage(text, `<a href="${link.returnUrl}">Back to the site</a>`))
  const withLink =
    (work: (link: Link, request: FastifyRequest<PageRequest>, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest<PageRequest>, reply: FastifyReply): unknown => {
      const link = ledger.link(request.params.id)
      if (!link) return reply.code(404).send('unknown payment link')
      return link.status === 'active'
        ? work(link, request, reply)
        : sendEndPage(reply, link, `This payment link is ${link.status}`)
    }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.get<PageRequest>(
    '/pay/:id',
    withLink((_link, _request, reply) =>
      sendPage(reply, renderPage('Pay by card', renderForm('Card number', 'number'))),
    ),
  )
  app.post<PageRequest>(
    '/pay/:id',
    withLink((link, { body }, reply) => {
      const number = (body.get('number') ?? '').replaceAll(/\D/g, '')
      if (number === refused || number === tooPoor) {
        ledger.refuse(link, number === tooPoor ? 'Not enough balance' : 'Refused')
        return sendEndPage(reply, link, 'Refused')
      }
      if (number === challenged) {
        challengedNumbers.set(link.id, number)
        return reply.redirect(`/bank/${link.id}`, 303)
      }
      return sendEndPage(reply, ledger.pay(link, number), 'Paid')
    }),
  )
  app.get<PageRequest>(
    '/bank/:id',
    withLink((_link, _request, reply) =>
      sendPage(reply, renderPage('Your bank', renderForm('Password', 'password'))),
    ),
  )
  app.post<PageRequest>(
    '/bank/:id',
    withLink((link, { body }, reply) => {
      const number = challengedNumbers.get(link.id)
      if (number !== undefined && body.get('password') === password)
        return sendEndPage(reply, ledger.pay(link, number), 'Paid')
      ledger.refuse(link)
      return sendEndPage(reply, link, 'Refused')
    }),
  )
}
