import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { StartedProvider } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { run } from '@fairground/testkit/services/process'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const hmac = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

interface Transfer {
  readonly reference: string
  readonly status: string
}

/** Controls the sandbox's Adyen process: the test endpoints and the pages of the payer. */
export const useAdyen = () => {
  let url = ''
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the provider answered ${answer.status} to ${path}`)
    return (await answer.json()) as T
  }
  const transfers = async (): Promise<readonly Transfer[]> => {
    const answer = await fetch(`${url}/control/transfers`)
    return (await answer.json()) as Transfer[]
  }
  return {
    async start(gatewayPort: number): Promise<StartedProvider> {
      url = `http://127.0.0.1:${await freePort()}`
      const webhook = `http://127.0.0.1:${gatewayPort}/webhooks/adyen/{member}`
      const words = [`--port=${new URL(url).port}`, `--hmac=${hmac}`, `--webhook=${webhook}`]
      const running = run(process.execPath, ['apps/sandbox/src/adyen.ts', ...words], {
        cwd: root,
        logFile: join(tmpdir(), 'fairground-adyen.log'),
      })
      await until('the stand-in for Adyen', () => transfers().then(Boolean, () => false))
      return {
        environment: {
          FAIRGROUND_PAYMENTS_PROVIDER: 'adyen',
          FAIRGROUND_PAYMENTS_URL: url,
          FAIRGROUND_PAYMENTS_KEY: 'adyen',
          FAIRGROUND_PAYMENTS_PAYOUT_KEY: 'adyen-payouts',
          FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: `${'00'.repeat(32)},${hmac}`,
          FAIRGROUND_PAYMENTS_ACCOUNT: 'Fairground{member}',
          FAIRGROUND_PAYMENTS_BALANCE_ACCOUNT: 'BA{member}',
        },
        stop: () => running.stop(),
      }
    },
    transfers,
    set: (settings: Readonly<Record<string, number | boolean | string>>) => post('/settings', settings),
    calm: () => post('/reset'),
    chargeBack: (orderId: number) => post(`/payments/d1-${orderId}/charge-back`),
    endTransfer: (orderId: number, status: string) => post(`/transfers/w1-${orderId}/${status}`),
    forge: (orderId: number) => post<{ accepted: boolean }>(`/forge/d1-${orderId}`),
    /** Submits the payment page and returns the next page. */
    async fill(page: string, fields: Readonly<Record<string, string>>) {
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
      return { url: answer.url, html: await answer.text() }
    },
  }
}
