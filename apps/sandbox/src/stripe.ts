import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { serveApi } from '#stripe/api.ts'
import { serveControl } from '#stripe/control.ts'
import { servePages } from '#stripe/pages.ts'
import { defaultSettings, type Settings } from '#stripe/settings.ts'
import { createStore } from '#stripe/store.ts'
import { createWebhooks } from '#stripe/webhooks.ts'

const help = `A sandbox for the part of Stripe's API that Fairground uses. No real money moves.

  node apps/sandbox/src/stripe.ts [--port 4032] [--key sk_test_sandbox] [--account acct_sandbox] [--secret whsec_sandbox]
      [--webhook http://127.0.0.1:4000/webhooks/stripe/1]

API, with "authorization: Bearer KEY", form-encoded parameters and "idempotency-key":
  GET /v1/account                       GET /v1/customers/search        POST /v1/customers
  POST /v1/checkout/sessions            GET /v1/checkout/sessions/ID    POST /v1/checkout/sessions/ID/expire
  GET /v1/payment_intents/ID            POST /v1/refunds                GET /v1/disputes
  POST /v1/payment_methods/ID/detach    GET /v1/balance_transactions
Payment page: the URL of the session. Card 4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined,
4000 0000 0000 9995 has too little money. A declined card leaves the page open.
Events are signed with --secret as Stripe-Signature, sent to --webhook and retried until the response is 2xx.
Test control:
  POST /control/settings {copies, outage, lostAnswers, reversed, tooMany}   POST /control/reset
  POST /control/payments/REFERENCE/charge-back   POST /control/forge/REFERENCE {secret, ageSeconds, account}
  GET /control/sessions
All data is in memory.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4032' },
    key: { type: 'string', default: 'sk_test_sandbox' },
    account: { type: 'string', default: 'acct_sandbox' },
    secret: { type: 'string', default: 'whsec_sandbox' },
    webhook: { type: 'string', default: 'http://127.0.0.1:4000/webhooks/stripe/1' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

let current: Settings = { ...defaultSettings }
const settings = () => current
const address = `http://127.0.0.1:${values.port}`
const webhooks = createWebhooks({ address: values.webhook, secret: values.secret, settings })
const store = createStore(webhooks, address)

const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, new URLSearchParams(String(body))),
)
serveApi(app, { key: values.key, account: values.account, store, settings })
servePages(app, store)
serveControl(app, { store, webhooks, settings, set: next => void (current = next) })
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`stripe sandbox on ${address}`)
