import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { serveCheckout } from '#payments/checkout.ts'
import { serveControl } from '#payments/control.ts'
import { serveMerchant } from '#payments/merchant-api.ts'
import { openRecords } from '#payments/records.ts'
import { defaultSettings, seededRandom, type Settings } from '#payments/settings.ts'
import { createProcessor } from './payments/processor.ts'
import { createWebhooks } from '#payments/webhooks.ts'

const help = `A payment provider in which no real money moves.

  node apps/sandbox/src/payments.ts [--port 4029] [--key sandbox] [--secret sandbox-webhooks]
      [--webhook 'http://127.0.0.1:4000/webhooks/sandbox/{account}'] [--site 'http://*.localhost:4000']
      [--folder FOLDER] [--seed 1]

Merchant API, with "authorization: Bearer KEY" (amounts are strings of minor units):
  POST /v1/payments {account, reference, amount, currency, method, payer?, returnUrl, token?}
                     method: card, wallet, directDebit. With a token the payer confirms by code.
  GET  /v1/payments/REFERENCE         POST /v1/payments/REFERENCE/refund, /cancel
  DELETE /v1/sources/TOKEN?payer      the payer no longer allows the token
  POST /v1/payouts {account, reference, amount, currency, token}   GET /v1/payouts/REFERENCE
  GET  /v1/statement?account&from&to  GET  /v1/banks?country
Payment page: the address in "pageUrl". Only --site may embed it in a frame.
Webhooks about changes are signed with --secret and sent to --webhook.
Test control:
  POST /control/settings {copies, shuffle, delayMs, forged, stale, wrongAmount, outage, payoutRejected, payoutUnknown,
                          unknownMs, settleMs, payoutMs}   POST /control/reset
  POST /control/payments/REFERENCE/(complete | decline | refund | charge-back)
  POST /control/payouts/REFERENCE/(paid | rejected)
  POST /control/forge/REFERENCE       GET  /control/deliveries, /control/deliveries/times
All data is in memory. With --folder it is also stored in a file.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4029' },
    key: { type: 'string', default: 'sandbox' },
    secret: { type: 'string', default: 'sandbox-webhooks' },
    webhook: { type: 'string', default: 'http://127.0.0.1:4000/webhooks/sandbox/{account}' },
    site: { type: 'string', default: 'http://*.localhost:4000' },
    folder: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

let current: Settings = defaultSettings
const settings = () => current
const set = (next: Settings) => void (current = next)
const random = seededRandom(Number(values.seed))
const records = openRecords(values.folder)
const webhooks = createWebhooks({ address: values.webhook, secret: values.secret, settings, random })
const processor = createProcessor({ records, webhooks, settings, random })
processor.resume()

const app = Fastify()
serveMerchant(app, {
  key: values.key,
  address: `http://127.0.0.1:${values.port}`,
  records,
  processor,
  settings,
  random,
})
serveCheckout(app, { site: values.site, records, processor })
serveControl(app, { records, processor, webhooks, settings, set })
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`payment sandbox on ${address}`)
