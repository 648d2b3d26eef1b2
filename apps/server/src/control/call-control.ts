import { ControlDiffers, ControlUnavailable, type Difference } from './control-answers.ts'

interface ControlAddress {
  readonly url: string
  readonly token: string
}

type Answer = Readonly<Record<string, unknown>>

export interface CallControl {
  get(path: '/status', timeoutMs: number): Promise<Answer>
  post(
    path: '/terms' | '/batches' | '/balance' | '/winners',
    body: object,
    timeoutMs: number,
  ): Promise<Answer>
}

/** Calls the control system over HTTP. Every answer other than a success or a difference means: try again later. */
export const createCaller = ({ url, token }: ControlAddress): CallControl => {
  const call = async (path: string, init: RequestInit, timeoutMs: number): Promise<Answer> => {
    const { status, body } = await request(`${url}${path}`, init, timeoutMs)
    if (status === 200) return body
    if (status === 409 && body['error'] === 'difference')
      throw new ControlDiffers(String(body['kind']), body['differences'] as readonly Difference[])
    throw new ControlUnavailable(`${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`)
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    get: (path, timeoutMs) => call(path, { headers }, timeoutMs),
    post: (path, body, timeoutMs) =>
      call(path, { method: 'POST', headers, body: JSON.stringify(body) }, timeoutMs),
  }
}

const request = async (url: string, init: RequestInit, timeoutMs: number) => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) throw new Error('the answer is not an object')
    return { status: response.status, body: body as Answer }
  } catch (error) {
    throw new ControlUnavailable(`${new URL(url).pathname}: no answer`, { cause: error })
  }
}
