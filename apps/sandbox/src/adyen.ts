import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { serveCheckoutApi } from '#adyen/checkout-api.ts'
import { serveControl } from '#adyen/control.ts'
import { createLedger } from '#adyen/ledger.ts'
import { createWebhooks } from './adyen/webhooks.ts'
import { servePages } from '#adyen/pages.ts'
import { defaultSettings, type Settings } from '#adyen/settings.ts'
import { serveTransfersApi } from '#adyen/transfers-api.ts'

const help = `A sandbox for the part of Adyen's API that Fairground uses. No real money moves.

  node apps/sandbox/src/adyen.ts [--port 4031] [--key adyen] [--payout-key adyen-payouts] [--hmac HEX]
      [--webhook 'http://127.0.0.1:4000/webhooks/adyen/{member}']

Merchant API, with the headers "x-api-key" and "idempotency-key" of Adyen:
  POST /v72/paymentLinks        GET, PATCH /v72/paymentLinks/ID        GET /v72/storedPaymentMethods
  DELETE /v72/storedPaymentMethods/ID
  POST /v72/payments/PSP/refunds
  POST /btl/v4/transfers        GET /btl/v4/transfers
Payment page: the URL of the link. Card 4111 1111 1111 1111 is paid, 4000 0000 0000 0002 is refused,
4000 0000 0000 9995 has too little money, and
4212 3456 7891 0006 redirects to a bank page with the password "password".
Webhooks are signed with --hmac, sent to --webhook and retried until the response is [accepted]. {member} is replaced
with the number at the end of the account name.
Test control:
  POST /control/settings {copies, outage, lostAnswers, transfers}   POST /control/reset
  POST /control/payments/REFERENCE/charge-back
  POST /control/transfers/REFERENCE/STATUS   POST /control/forge/REFERENCE   GET /control/transfers
All data is in memory.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4031' },
    key: { type: 'string', default: 'adyen' },
    'payout-key': { type: 'string', default: 'adyen-payouts' },
    hmac: { type: 'string', default: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff' },
    webhook: { type: 'string', default: 'http://127.0.0.1:4000/webhooks/adyen/{member}' },
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
const webhooks = createWebhooks({ address: values.webhook, hmac: values.hmac, settings })
const ledger = createLedger(webhooks)
const address = `http://127.0.0.1:${values.port}`

const app = Fastify()
serveCheckoutApi(app, { key: values.key, address, ledger, settings })
serveTransfersApi(app, { key: values['payout-key'], ledger, settings })
servePages(app, ledger)
serveControl(app, { ledger, webhooks, settings, set })
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`adyen sandbox on ${address}`)
