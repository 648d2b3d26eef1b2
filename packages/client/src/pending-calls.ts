import { requestTimeoutMs } from '@fairground/contract/constants'
import type { Fault } from '@fairground/contract/errors'
import { CallFault, callFault } from '#call-fault.ts'

export interface CallToSend {
  readonly id: number
  readonly operation: string
  readonly input: unknown
  /** The local time of the call. Without a connection it is sent later. */
  readonly calledAt: number
}

interface PendingCall extends CallToSend {
  sent: boolean
  readonly resolve: (output: unknown) => void
  readonly reject: (fault: CallFault) => void
  readonly timer: ReturnType<typeof setTimeout>
}

interface PendingCallsOptions {
  /** Returns false if there is no connection; the call then waits for `sendQueued`. */
  readonly send: (call: CallToSend) => boolean
  /** Called when a sent call gets no reply in time, because the connection may be broken. */
  readonly onTimeout: () => void
  readonly timeoutMs?: () => number
  readonly now?: () => number
}

export const pendingCalls = ({
  send,
  onTimeout,
  timeoutMs = () => requestTimeoutMs.channel,
  now = Date.now,
}: PendingCallsOptions) => {
  const calls = new Map<number, PendingCall>()
  let lastId = 0

  const take = (id: number): PendingCall | undefined => {
    const call = calls.get(id)
    calls.delete(id)
    if (call !== undefined) clearTimeout(call.timer)
    return call
  }

  const expire = (id: number): void => {
    const call = take(id)
    call?.reject(callFault(call.sent ? 'session.requestTimeout' : 'session.notConnected'))
    if (call?.sent) onTimeout()
  }

  return {
    add: (operation: string, input: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const timer = setTimeout(expire, timeoutMs(), id)
        const call = { id, operation, input, calledAt: now() }
        calls.set(id, { ...call, sent: send(call), resolve, reject, timer })
      }),

    sendQueued: (): void => {
      for (const call of calls.values()) call.sent ||= send(call)
    },

    resolve: (id: number, output: unknown): void => take(id)?.resolve(output),

    reject: (id: number, fault: Fault): void => take(id)?.reject(new CallFault(fault)),

    /** Rejects the calls that were sent, because their replies are lost. Unsent calls stay queued. */
    handleDisconnect: (): void => {
      for (const [id, { sent }] of calls) if (sent) take(id)?.reject(callFault('session.connectionLost'))
    },

    rejectAll: (): void => {
      for (const id of calls.keys()) take(id)?.reject(callFault('session.notConnected'))
    },
  }
}
