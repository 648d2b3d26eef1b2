import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import { freePort } from '@fairground/testkit/services/free-port'
import { run, type RunningProcess } from '@fairground/testkit/services/process'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface StripeAccount {
  readonly key: string
  readonly account: string
  readonly secret: string
}

/** Controls the sandbox's Stripe process: the test endpoints and the page of the payer. */
export const startStripe = async ({ key, account, secret }: StripeAccount) => {
  const url = `http://127.0.0.1:${await freePort()}`
  const words = [`--port=${new URL(url).port}`, `--key=${key}`, `--account=${account}`, `--secret=${secret}`]
  const running: RunningProcess = run(process.execPath, ['apps/sandbox/src/stripe.ts', ...words], {
    cwd: root,
    logFile: join(tmpdir(), 'fairground-stripe.log'),
  })
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the provider answered ${answer.status} to ${path}`)
    return (await answer.json()) as T
  }
  const sessions = async (): Promise<readonly { readonly id: string; readonly status: string }[]> =>
    (await (await fetch(`${url}/control/sessions`)).json()) as []
  await until('the stand-in for Stripe', () => sessions().then(Boolean, () => false))
  return {
    url,
    sessions,
    set: (settings: Readonly<Record<string, number | boolean | string>>) => post('/settings', settings),
    calm: () => post('/reset'),
    chargeBack: (orderId: number, memberId = 1) => post(`/payments/d${memberId}-${orderId}/charge-back`),
    forge: async (orderId: number, change: object): Promise<number> =>
      (await post<{ status: number }>(`/forge/d1-${orderId}`, change)).status,
    /** Submits the payment page. */
    async fill(page: string, number: string): Promise<string> {
      return (await fetch(page, { method: 'POST', body: new URLSearchParams({ number }) })).text()
    },
    stop: () => running.stop(),
  }
}
