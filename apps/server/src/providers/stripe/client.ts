import type { StripeSettings } from '#platform/payment-settings.ts'

const timeoutMs = 10_000
/** The version of the API that the types below describe. */
const apiVersion = '2024-06-20'

export class StripeFault extends Error {
  override name = 'StripeFault'
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, code: string | undefined) {
    super(`Stripe answered ${status}${code === undefined ? '' : ` (${code})`}`)
    this.status = status
    this.code = code
  }
}

export interface StripeList<T> {
  readonly data: readonly T[]
  readonly has_more: boolean
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

/** Calls Stripe with form-encoded parameters. Throws a StripeFault for any refusal. */
export const createStripeClient = ({ key, account, url = 'https://api.stripe.com' }: StripeSettings) => {
  const call = async <T>({ method, path, params = {}, idempotencyKey }: Call): Promise<T> => {
    const address = new URL(`/v1${path}`, url)
    const form = new URLSearchParams(params)
    if (method === 'GET') address.search = form.toString()
    const answer = await fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': apiVersion,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': `${account}/${idempotencyKey}` }),
      },
      ...(method === 'GET' ? {} : { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const content = (await answer.json().catch(() => undefined)) as
      | { readonly error?: { readonly code?: string } }
      | undefined
    if (!answer.ok || content === undefined) throw new StripeFault(answer.status, content?.error?.code)
    return content as T
  }
  return {
    get: <T>(path: string, params: Readonly<Record<string, string>> = {}): Promise<T> =>
      call<T>({ method: 'GET', path, params }),
    post: <T>(
      path: string,
      params: Readonly<Record<string, string>> = {},
      idempotencyKey?: string,
    ): Promise<T> =>
      call<T>({ method: 'POST', path, params, ...(idempotencyKey !== undefined && { idempotencyKey }) }),
  }
}

export type StripeClient = ReturnType<typeof createStripeClient>

export const isMissing = (error: unknown): boolean => error instanceof StripeFault && error.status === 404
