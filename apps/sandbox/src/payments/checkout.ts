import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { challengePage, endPage, pageStyle, payPage } from './pages.ts'
import type { Payment, Records } from './records.ts'
import { readSource } from './sources.ts'
import type { Till } from './till.ts'

export interface CheckoutParts {
  /** Who may show the page in a frame and is gone back to, as sources of a content security policy. */
  readonly site: string
  readonly records: Records
  readonly till: Till
}

interface Asked {
  Params: { id: string }
  Body: URLSearchParams
}

/** The pages on which a payer pays. They need no script. */
export const serveCheckout = (app: FastifyInstance, { site, records, till }: CheckoutParts): void => {
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${site}; frame-ancestors ${site}`
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  const go = (reply: FastifyReply, { id, state }: Payment) =>
    reply.redirect(
      state === 'open' ? `/pay/${id}` : state === 'challenged' ? `/pay/${id}/challenge` : `/pay/${id}/done`,
      303,
    )
  const withPayment =
    (work: (payment: Payment, request: FastifyRequest<Asked>, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest<Asked>, reply: FastifyReply): unknown => {
      const payment = records.paymentById(request.params.id)
      return payment
        ? work(payment, request, reply)
        : reply.code(404).type('text/plain').send('No such payment.')
    }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.get('/pay.css', (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
  app.get<Asked>(
    '/pay/:id',
    withPayment((payment, _, reply) =>
      payment.state === 'open' ? show(reply, payPage(payment)) : go(reply, payment),
    ),
  )
  app.post<Asked>(
    '/pay/:id',
    withPayment((payment, { body }, reply) => {
      if (payment.state !== 'open') return go(reply, payment)
      const source = readSource(payment.method, body.get('number') ?? '')
      if (!source) return show(reply, payPage(payment, 'Please check the number.'), 422)
      return go(reply, till.charge(payment, source, false))
    }),
  )
  app.get<Asked>(
    '/pay/:id/challenge',
    withPayment((payment, _, reply) =>
      payment.state === 'challenged' ? show(reply, challengePage(payment)) : go(reply, payment),
    ),
  )
  app.post<Asked>(
    '/pay/:id/challenge',
    withPayment((payment, { body }, reply) =>
      go(reply, till.answerChallenge(payment, body.get('code') ?? '')),
    ),
  )
  app.post<Asked>(
    '/pay/:id/cancel',
    withPayment((payment, _, reply) => go(reply, till.fail(payment, 'cancelled'))),
  )
  // In a frame the site around it stays where it is; else the payer goes back at once.
  app.get<Asked>(
    '/pay/:id/done',
    withPayment((payment, { headers }, reply) =>
      headers['sec-fetch-dest'] === 'document' && payment.state !== 'open'
        ? reply.redirect(payment.returnUrl, 303)
        : show(reply, endPage(payment)),
    ),
  )
}
