import type { OperatorCall } from './operator-client.ts'

export interface DeviceSignIn {
  /** The name of this program, which the staff member sees in the browser. */
  readonly client: string
  /** Shows the staff member where to confirm the code. */
  readonly show: (request: { readonly url: string; readonly code: string }) => void
  readonly pollMs?: number
  readonly maxWaitMs?: number
}

export interface DeviceSession {
  readonly token: string
  readonly name: string
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Signs a program without a passkey in: the staff member confirms a code in the browser. */
export const signInDevice = async (
  call: OperatorCall,
  { client, show, pollMs = 2000, maxWaitMs = 600_000 }: DeviceSignIn,
): Promise<DeviceSession> => {
  const { deviceToken, code, url } = await call('beginDeviceSignIn', { client })
  show({ url, code })
  const deadline = Date.now() + maxWaitMs
  while (Date.now() < deadline) {
    const { session } = await call('finishDeviceSignIn', { deviceToken })
    if (session) return { token: session.token, name: session.name }
    await wait(pollMs)
  }
  throw new Error('the code was not confirmed in time')
}
