import { createSandboxPayments } from '@fairground/server/providers/payments-sandbox'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import type { StressStack } from './stress-stack.ts'

type Settings = Readonly<Record<string, number | boolean>>

export const good = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'

/** Controls the sandbox provider and restores its settings after a kill. */
export const paymentProvider = ({ outside, processes }: StressStack) => {
  const { url } = outside.payments
  const times: number[] = []
  let current: Settings = {}

  const answered = (path: string, init?: RequestInit): Promise<Response> =>
    retryUntilSuccess(async () => {
      const answer = await fetch(url + path, init)
      if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`)
      return answer
    })
  const set = async (settings: Settings): Promise<void> => {
    current = settings
    await answered('/control/reset', { method: 'POST' })
    await answered('/control/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    })
  }
  const collectTimes = async (): Promise<void> => {
    const answer = await answered('/control/deliveries/times')
    times.push(...((await answer.json()) as number[]))
  }

  return {
    set,
    /** Submits the payment page as the payer. */
    async pay(page: string, number: string): Promise<void> {
      const { pathname } = new URL(page)
      await answered(pathname, { method: 'POST', body: new URLSearchParams({ number }) })
    },
    async acceptsForgery(reference: string): Promise<boolean> {
      const answer = await answered(`/control/forge/${reference}`, { method: 'POST' })
      return ((await answer.json()) as { accepted: boolean }).accepted
    },
    async restart(): Promise<void> {
      await collectTimes()
      await processes.payments.kill()
      await set(current)
    },
    /** Response times of the webhooks in milliseconds. */
    async webhookTimes() {
      await collectTimes()
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
      return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1 - 1e-9) }
    },
    statement: (memberId: number) =>
      retryUntilSuccess(() =>
        createSandboxPayments(outside.payments).statement(memberId, 0, Date.now() + 60_000),
      ),
  }
}

export type StormProvider = ReturnType<typeof paymentProvider>
