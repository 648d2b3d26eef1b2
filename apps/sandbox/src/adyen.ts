import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { serveCheckoutApi } from '#adyen/checkout-api.ts'
import { serveControl } from '#adyen/control.ts'
import { createLedger } from '#adyen/ledger.ts'
import { createMessages } from '#adyen/messages.ts'
import { servePages } from '#adyen/pages.ts'
import { calm, type Settings } from '#adyen/settings.ts'
import { serveTransfersApi } from '#adyen/transfers-api.ts'

const help = `A stand-in that speaks the part of Adyen's API that we use. No real money moves.

  node apps/sandbox/src/adyen.ts [--port 4031] [--key adyen] [--payout-key adyen-payouts] [--hmac HEX]
      [--webhook 'http://127.0.0.1:4000/webhooks/adyen/{member}']

For a merchant's server, with "x-api-key" and "idempotency-key" as Adyen has them:
  POST /v72/paymentLinks        GET, PATCH /v72/paymentLinks/ID        GET /v72/storedPaymentMethods
  POST /v72/payments/PSP/refunds
  POST /btl/v4/transfers        GET /btl/v4/transfers
For the payer: the page of the link. 4111 1111 1111 1111 is paid, 4000 0000 0000 0002 refused, 4212 3456 7891 0006 is
sent to his bank first, where the word is "password".
Webhooks go to --webhook, {member} being the number at the end of the account's name, signed with --hmac, and are sent
again until they are answered with [accepted].
For tests:
  POST /control/settings {copies, outage, lostAnswers, transfers}   POST /control/calm
  POST /control/payments/REFERENCE/charge-back
  POST /control/transfers/REFERENCE/STATUS   POST /control/forge/REFERENCE   GET /control/transfers
What it knows is in memory.`

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

let current: Settings = calm
const settings = () => current
const set = (next: Settings) => void (current = next)
const messages = createMessages({ address: values.webhook, hmac: values.hmac, settings })
const ledger = createLedger(messages)
const address = `http://127.0.0.1:${values.port}`

const app = Fastify()
serveCheckoutApi(app, { key: values.key, address, ledger, settings })
serveTransfersApi(app, { key: values['payout-key'], ledger, settings })
servePages(app, ledger)
serveControl(app, { ledger, messages, settings, set })
await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(`adyen on ${address}`)
