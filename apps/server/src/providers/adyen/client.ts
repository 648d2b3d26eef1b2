import { CheckoutAPI, Client, Config, EnvironmentEnum, TransfersAPI } from '@adyen/api-library'
import type { AdyenSettings } from './settings.ts'

const patienceMs = 10_000

export class AdyenFault extends Error {
  override name = 'AdyenFault'
  readonly status: number
  constructor(status: number) {
    super(`Adyen answered ${status}`)
    this.status = status
  }
}

type Send = Client['httpClient']['request']

/** Adyen's own library over `fetch`, with the patience of every provider and an address that can be another. */
const sendTo =
  (url: string | undefined): Send =>
  async (endpoint, json, { apiKey }, _, { method = 'POST', params, idempotencyKey } = {}) => {
    const address = addressOf(endpoint, url)
    address.search = new URLSearchParams(params as Readonly<Record<string, string>>).toString()
    const isAsking = method === 'GET'
    const answer = await fetch(address, {
      method,
      headers: {
        'x-api-key': apiKey ?? '',
        ...(isAsking ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(isAsking ? {} : { body: json.toString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new AdyenFault(answer.status)
    return answer.text()
  }

const addressOf = (endpoint: string, url: string | undefined): URL => {
  const { pathname } = new URL(endpoint)
  return url === undefined ? new URL(endpoint) : new URL(pathname, url)
}

const clientOf = ({ livePrefix, url }: AdyenSettings, apiKey: string): Client => {
  const config = new Config({
    apiKey,
    environment: livePrefix === undefined ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
  })
  return new Client(config, { request: sendTo(url) })
}

/** The parts of Adyen that we use. */
export const createAdyenClient = (settings: AdyenSettings) => {
  const checkout = new CheckoutAPI(clientOf(settings, settings.key))
  return {
    links: checkout.PaymentLinksApi,
    modifications: checkout.ModificationsApi,
    stored: checkout.RecurringApi,
    transfers: new TransfersAPI(clientOf(settings, settings.payoutKey)).TransfersApi,
    /** A report of what moved, which the library does not know. */
    async report(account: string, file: string): Promise<string | undefined> {
      const host = `https://ca-${settings.livePrefix === undefined ? 'test' : 'live'}.adyen.com`
      const path = `/reports/download/MerchantAccount/${encodeURIComponent(account)}/${file}`
      const answer = await fetch(addressOf(host + path, settings.url), {
        headers: { 'x-api-key': settings.key },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new AdyenFault(answer.status)
      return answer.text()
    },
  }
}

export type AdyenClient = ReturnType<typeof createAdyenClient>
