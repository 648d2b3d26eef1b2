import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { challengePage, endPage, pageStyle, payPage } from './pages.ts'
import type { Payment, Records } from './records.ts'
import { parseSource } from './sources.ts'
import type { Processor } from './processor.ts'

export interface CheckoutDeps {
  /** The sites that may embed the page and receive the redirect, as Content-Security-Policy sources. */
  readonly site: string
  readonly records: Records
  readonly processor: Processor
}

interface PageRequest {
  Params: { id: string }
  Body: URLSearchParams
}

/** The payment pages. They work without scripts. */
export const serveCheckout = (app: FastifyInstance, { site, records, processor }: CheckoutDeps): void => {
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${site}; frame-ancestors ${site}`
  const sendPage = (reply: FastifyReply, html: string, status = 200) =>
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
  const redirectToState = (reply: FastifyReply, { id, state }: Payment) =>
    reply.redirect(
      state === 'open' ? `/pay/${id}` : state === 'challenged' ? `/pay/${id}/challenge` : `/pay/${id}/done`,
      303,
    )
  const withPayment =
    (work: (payment: Payment, request: FastifyRequest<PageRequest>, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest<PageRequest>, reply: FastifyReply): unknown => {
      const payment = records.paymentById(request.params.id)
      return payment
        ? work(payment, request, reply)
        : reply.code(404).type('text/plain').send('Unknown payment.')
    }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.get('/pay.css', (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
  app.get<PageRequest>(
    '/pay/:id',
    withPayment((payment, _, reply) =>
      payment.state === 'open' ? sendPage(reply, payPage(payment)) : redirectToState(reply, payment),
    ),
  )
  app.post<PageRequest>(
    '/pay/:id',
    withPayment((payment, { body }, reply) => {
      if (payment.state !== 'open') return redirectToState(reply, payment)
      const source = parseSource(payment.method, body.get('number') ?? '')
      if (!source) return sendPage(reply, payPage(payment, 'Please check the number.'), 422)
      return redirectToState(reply, processor.charge(payment, source))
    }),
  )
  app.get<PageRequest>(
    '/pay/:id/challenge',
    withPayment((payment, _, reply) =>
      payment.state === 'challenged'
        ? sendPage(reply, challengePage(payment))
        : redirectToState(reply, payment),
    ),
  )
  app.post<PageRequest>(
    '/pay/:id/challenge',
    withPayment((payment, { body }, reply) =>
      redirectToState(reply, processor.answerChallenge(payment, body.get('code') ?? '')),
    ),
  )
  app.post<PageRequest>(
    '/pay/:id/cancel',
    withPayment((payment, _, reply) => redirectToState(reply, processor.fail(payment, 'cancelled'))),
  )
  // A framed page shows the result. A top-level page redirects the payer back at once.
  app.get<PageRequest>(
    '/pay/:id/done',
    withPayment((payment, { headers }, reply) =>
      headers['sec-fetch-dest'] === 'document' && payment.state !== 'open'
        ? reply.redirect(payment.returnUrl, 303)
        : sendPage(reply, endPage(payment)),
    ),
  )
}
