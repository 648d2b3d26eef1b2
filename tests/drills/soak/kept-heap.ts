import { freePort } from '@fairground/testkit/services/free-port'
import type { Launch } from '@fairground/testkit/stack/stack'

/** What a process kept after a collection of its garbage. */
export interface KeptHeap {
  readonly atMs: number
  readonly bytes: number
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
        const bytes = await readKeptHeap(port)
        samples.set(name, [...(samples.get(name) ?? []), { atMs: performance.now(), bytes }])
      }
    },
  }
}

/** Collects the garbage of the process with this inspector and returns the bytes that its heap still uses. */
export const readKeptHeap = async (port: number): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(10_000) })
  const [target] = (await answer.json()) as readonly { readonly webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  try {
    await waitFor(socket, 'open')
    await call(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await call(socket, 'Runtime.getHeapUsage')) as { readonly usedSize: number }
    return usedSize
  } finally {
    socket.close()
  }
}

const call = async (socket: WebSocket, method: string): Promise<unknown> => {
  const answered = waitFor(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method }))
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
