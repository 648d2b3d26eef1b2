import { CallFault } from '@fairground/client/call-fault'
import { type RestCaller, restClient } from '@fairground/client/rest'
import { endsSession, isFaultLike } from '@fairground/contract/fault'
import { messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { demoPassword } from '@fairground/testkit/demo/world'
import { decodeMessage, encodeMessage } from '@fairground/server/gateway/codec'
import { pause } from '#support/pause.ts'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { faultMember } from '#faults/fault-world.ts'
import { openRawSocket, toClientFrame } from '../support/web-socket.ts'

const everyMs = 50
const giveUpAfterMs = 60_000

/** Another fault, such as one of a busy machine, says nothing about the session. */
type Outcome = 'served' | 'refused' | 'unclear'

export interface Revocation {
  /** From the answer of the logout to the start of the last call that was served. */
  readonly httpSeconds: number
  readonly channelSeconds: number
}

/** Logs a player in. The returned function logs out at the first gateway while the second one serves the same session. */
export const openSession = async ([first = 0, second = 0]: readonly number[]): Promise<
  () => Promise<Revocation>
> => {
  let token: string | null = null
  const store = { read: () => token, write: (next: string | null) => void (token = next ?? token) }
  const open = (port: number) =>
    restClient({
      baseUrl: `http://127.0.0.1:${port}`,
      memberId: faultMember.id,
      siteKey: faultMember.siteKey,
      token: store,
    })
  const [here, there] = [open(first), open(second)]
  await retryUntilSuccess(() => here.call('login', { username: 'rowan', password: demoPassword }))
  const channel = await openChannel(second, token ?? '')
  await retryUntilSuccess(() => there.call('getPlayerAccounts', {}))
  await retryUntilSuccess(async () => {
    if ((await channel.call()) !== 'served') throw new Error('the channel does not serve the session')
  })
  return () => measureRevocation({ here, there, channel })
}

interface Session {
  readonly here: RestCaller
  readonly there: RestCaller
  readonly channel: Awaited<ReturnType<typeof openChannel>>
}

const measureRevocation = async ({ here, there, channel }: Session): Promise<Revocation> => {
  const serving = [
    serve(() =>
      there.call('getPlayerAccounts', {}).then(
        (): Outcome => 'served',
        (error: unknown): Outcome => {
          if (!(error instanceof CallFault)) throw error
          return endsSession(error.faultName) ? 'refused' : 'unclear'
        },
      ),
    ),
    serve(() => channel.call()),
  ] as const
  await pause(1000)
  await retryUntilSuccess(() => here.call('logout', {}))
  const revokedAt = performance.now()
  const [lastHttp, lastChannel] = await Promise.all(serving)
  channel.close()
  return {
    httpSeconds: Math.max(0, lastHttp - revokedAt) / 1000,
    channelSeconds: Math.max(0, lastChannel - revokedAt) / 1000,
  }
}

/** Calls until the session is refused. Returns when the last served call began. */
const serve = async (call: () => Promise<Outcome>): Promise<number> => {
  const began = performance.now()
  let last = began
  for (;;) {
    const at = performance.now()
    if (at - began > giveUpAfterMs) return Infinity
    const outcome = await call()
    if (outcome === 'refused') return last
    if (outcome === 'served') last = at
    await pause(everyMs)
  }
}

const openChannel = async (port: number, authToken: string) => {
  const pack = (message: unknown): Buffer => toClientFrame(encodeMessage(message as ServerMessage))
  const waiting = new Map<unknown, (outcome: Outcome) => void>()
  let isClosed = false
  const onPayload = (payload: Buffer): void => {
    const [kind, id, output] = decodeMessage(payload) as readonly unknown[]
    const isRefused = isFaultLike(output) && endsSession(output.name)
    waiting.get(id)?.(kind === messageKinds.REPLY ? 'served' : isRefused ? 'refused' : 'unclear')
  }
  const onClose = (): void => {
    isClosed = true
    for (const resolve of waiting.values()) resolve('refused')
  }
  const raw = await openRawSocket({ port, onPayload, onClose })
  raw.socket.write(pack([messageKinds.HELLO, { siteKey: faultMember.siteKey, version: 'drill', authToken }]))
  let id = 0
  return {
    call: (): Promise<Outcome> => {
      if (isClosed) return Promise.resolve('refused')
      id += 1
      raw.socket.write(pack([messageKinds.CALL, id, 'getPlayerAccounts', {}]))
      return new Promise(resolve => waiting.set(id, resolve))
    },
    close: () => raw.socket.destroy(),
  }
}
