import { join } from 'node:path'
import { until } from '#server/until.ts'
import { freePort } from './free-port.ts'
import { run } from './process.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface Registers {
  /** The addresses with their keys, as the settings of the server name them. */
  readonly exclusionUrl: string
  readonly sanctionsUrl: string
  /** Replaces the last names of excluded persons. */
  exclude(names: readonly string[]): Promise<void>
  /** Replaces the sanctions list. */
  setList(version: string, names: readonly string[]): Promise<void>
  setOutage(isOut: boolean): Promise<void>
  stop(): Promise<void>
}

/** Starts an exclusion register and a sanctions list as processes that speak their real protocols. */
export const startRegisters = async (folder: string): Promise<Registers> => {
  const [exclusionPort, sanctionsPort] = [await freePort(), await freePort()]
  const start = (name: string, port: number) =>
    run(process.execPath, [`apps/sandbox/src/${name}.ts`, '--port', String(port)], {
      cwd: root,
      logFile: join(folder, `${name}.log`),
    })
  const running = [start('exclusion-register', exclusionPort), start('sanctions', sanctionsPort)]
  const send = async (port: number, method: string, path: string, body: unknown): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const setOutage = async (isOut: boolean): Promise<void> => {
    for (const port of [exclusionPort, sanctionsPort]) await send(port, 'POST', '/outage', { on: isOut })
  }
  await until('the registers', () =>
    setOutage(false).then(
      () => true,
      () => false,
    ),
  )
  return {
    exclusionUrl: `http://sandbox@127.0.0.1:${exclusionPort}/v2`,
    sanctionsUrl: `http://sandbox@127.0.0.1:${sanctionsPort}/match/default`,
    exclude: names => send(exclusionPort, 'PUT', '/names', names),
    setList: (version, names) => send(sanctionsPort, 'PUT', '/list', { version, names }),
    setOutage,
    async stop() {
      await Promise.all(running.map(process => process.stop()))
    },
  }
}
