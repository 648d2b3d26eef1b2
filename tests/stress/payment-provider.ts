import { createSandboxPayments } from '@fairground/server/providers/payments-sandbox'
import { patiently } from '../faults/patiently.ts'
import type { StressStack } from './stress-stack.ts'

type Settings = Readonly<Record<string, number | boolean>>

export const good = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'

/** The sandbox provider as a storm moves it: it may be killed, and then behaves as it did before. */
export const paymentProvider = ({ outside, processes }: StressStack) => {
  const { url } = outside.payments
  const times: number[] = []
  let current: Settings = {}

  const answered = (path: string, init?: RequestInit): Promise<Response> =>
    patiently(async () => {
      const answer = await fetch(url + path, init)
      if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`)
      return answer
    })
  const set = async (settings: Settings): Promise<void> => {
    current = settings
    await answered('/control/calm', { method: 'POST' })
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
    /** The payer fills in the page and sends it off. */
    async pay(page: string, number: string): Promise<void> {
      const { pathname } = new URL(page)
      await answered(pathname, { method: 'POST', body: new URLSearchParams({ number }) })
    },
    async isForgeryTaken(reference: string): Promise<boolean> {
      const answer = await answered(`/control/forge/${reference}`, { method: 'POST' })
      return ((await answer.json()) as { accepted: boolean }).accepted
    },
    async restart(): Promise<void> {
      await collectTimes()
      await processes.payments.kill()
      await set(current)
    },
    /** How long webhooks took to be answered, in milliseconds. */
    async webhookTimes() {
      await collectTimes()
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
      return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1 - 1e-9) }
    },
    statement: (memberId: number) =>
      patiently(() => createSandboxPayments(outside.payments).statement(memberId, 0, Date.now() + 60_000)),
  }
}

export type StormProvider = ReturnType<typeof paymentProvider>
