import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import type { Store } from './store.ts'

const declines: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
}

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const form =
  '<form method="post"><label>Card number <input name="number" required autofocus></label><button>Pay</button></form>'

/** The page of the payer. A declined card leaves it open for another card, as Stripe does. */
export const servePages = (app: FastifyInstance, store: Store): void => {
  app.get<{ Params: { id: string } }>('/pay/:id', ({ params }, reply) => {
    const session = store.session(params.id)
    const html =
      session?.status === 'open' ? renderPage('Pay', form) : renderPage('This page has expired', '')
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.post<{ Params: { id: string }; Body: URLSearchParams }>('/pay/:id', ({ params, body }, reply) => {
    const session = store.session(params.id)
    const send = (title: string, content = '') =>
      reply.type('text/html; charset=utf-8').send(renderPage(title, content))
    if (session?.status !== 'open') return send('This page has expired')
    const number = (body.get('number') ?? '').replaceAll(/\D/g, '')
    const decline = declines[number]
    if (decline !== undefined) {
      store.decline(session, decline)
      return send('Declined', form)
    }
    store.pay(session, number)
    return send('Paid', `<a href="${escapeHtml(session.success_url)}">Back to the site</a>`)
  })
}
