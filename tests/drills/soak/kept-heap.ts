import { freePort } from '@fairground/testkit/services/free-port'
import type { Launch } from '@fairground/testkit/stack/stack'

/** What a process kept after a collection of its garbage. */
export interface KeptHeap {
  readonly atMs: number
  readonly bytes: number
  /** Of these bytes, those of compiled functions: V8 compiles a function again once it has been called often. */
  readonly codeBytes: number
}

export interface KeptHeaps {
  /** Gives a process a port for its inspector, the same at each start. */
  launch(name: string): Promise<Launch>
  /** Collects the garbage of every process and notes what it keeps. */
  sample(): Promise<void>
  readonly samples: ReadonlyMap<string, readonly KeptHeap[]>
}

/** Reads heaps through the inspector of Node, because garbage would hide a slow leak for hours. */
export const createKeptHeaps = (): KeptHeaps => {
  const ports = new Map<string, number>()
  const samples = new Map<string, KeptHeap[]>()
  return {
    samples,
    async launch(name) {
      const port = ports.get(name) ?? (await freePort())
      ports.set(name, port)
      return { environment: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } }
    },
    async sample() {
      for (const [name, port] of ports) {
        const kept = { atMs: performance.now(), ...(await readKeptHeap(port)) }
        samples.set(name, [...(samples.get(name) ?? []), kept])
      }
    },
  }
}

const sumCodeSpaces = `process.getBuiltinModule('node:v8').getHeapSpaceStatistics()
  .filter(({ space_name: name }) => /^(code|trusted)_/.test(name))
  .reduce((sum, { space_used_size: bytes }) => sum + bytes, 0)`

/** Collects the garbage of the process with this inspector and returns the bytes that its heap still uses. */
export const readKeptHeap = async (port: number): Promise<Omit<KeptHeap, 'atMs'>> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(10_000) })
  const [target] = (await answer.json()) as readonly { readonly webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  try {
    await waitFor(socket, 'open')
    await call(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await call(socket, 'Runtime.getHeapUsage')) as { readonly usedSize: number }
    const { result } = (await call(socket, 'Runtime.evaluate', { expression: sumCodeSpaces })) as {
      readonly result: { readonly value: number }
    }
    return { bytes: usedSize, codeBytes: result.value }
  } finally {
    socket.close()
  }
}

const call = async (socket: WebSocket, method: string, params = {}): Promise<unknown> => {
  const answered = waitFor(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method, params }))
  const { data } = (await answered) as MessageEvent<string>
  return (JSON.parse(data) as { readonly result: unknown }).result
}

const waitFor = (socket: WebSocket, event: 'open' | 'message'): Promise<Event> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(30_000)
    signal.addEventListener('abort', () => reject(new Error('the inspector does not answer')))
    socket.addEventListener(event, resolve, { once: true, signal })
    socket.addEventListener('error', () => reject(new Error('the inspector closed the connection')), {
      signal,
    })
  })
