import { CheckoutAPI, Client, Config, EnvironmentEnum, TransfersAPI } from '@adyen/api-library'
import type { AdyenSettings } from '#platform/payment-settings.ts'

const timeoutMs = 10_000

export class AdyenFault extends Error {
  override name = 'AdyenFault'
  readonly status: number
  constructor(status: number) {
    super(`Adyen answered ${status}`)
    this.status = status
  }
}

type Send = Client['httpClient']['request']

/** Lets Adyen's library use `fetch`, with our timeout and with a base URL that tests can replace. */
const sendTo =
  (url: string | undefined): Send =>
  async (endpoint, json, { apiKey }, _, { method = 'POST', params, idempotencyKey } = {}) => {
    const address = toUrl(endpoint, url)
    address.search = new URLSearchParams(params as Readonly<Record<string, string>>).toString()
    const hasNoBody = method === 'GET' || method === 'DELETE'
    const answer = await fetch(address, {
      method,
      headers: {
        'x-api-key': apiKey ?? '',
        ...(hasNoBody ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(hasNoBody ? {} : { body: json.toString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new AdyenFault(answer.status)
    return answer.text()
  }

const toUrl = (endpoint: string, url: string | undefined): URL => {
  const { pathname } = new URL(endpoint)
  return url === undefined ? new URL(endpoint) : new URL(pathname, url)
}

const createClient = ({ livePrefix, url }: AdyenSettings, apiKey: string): Client => {
  const config = new Config({
    apiKey,
    environment: livePrefix === undefined ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
  })
  return new Client(config, { request: sendTo(url) })
}

/** The Adyen APIs that the platform uses. */
export const createAdyenClient = (settings: AdyenSettings) => {
  const checkout = new CheckoutAPI(createClient(settings, settings.key))
  return {
    links: checkout.PaymentLinksApi,
    modifications: checkout.ModificationsApi,
    stored: checkout.RecurringApi,
    transfers: new TransfersAPI(createClient(settings, settings.payoutKey)).TransfersApi,
    /** Downloads a report, which Adyen's library does not support. Undefined if the report does not exist yet. */
    async report(account: string, file: string): Promise<string | undefined> {
      const host = `https://ca-${settings.livePrefix === undefined ? 'test' : 'live'}.adyen.com`
      const path = `/reports/download/MerchantAccount/${encodeURIComponent(account)}/${file}`
      const answer = await fetch(toUrl(host + path, settings.url), {
        headers: { 'x-api-key': settings.key },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new AdyenFault(answer.status)
      return answer.text()
    },
  }
}

export type AdyenClient = ReturnType<typeof createAdyenClient>
