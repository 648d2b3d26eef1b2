import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatKey } from '@fairground/fair/log/note'
import { openLogKey } from '@fairground/server/public-log/open-log'
import { until } from '#server/until.ts'
import { freePort } from './free-port.ts'
import { run, type RunningProcess } from './process.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const exec = promisify(execFile)
const program = join(root, 'packages/fair/cli/fair.ts')

export interface WitnessOptions {
  /** Holds the keys of the logs in `keys` and a folder for each witness. */
  readonly folder: string
  readonly count: number
  readonly logs: readonly Parameters<typeof openLogKey>[1][]
  readonly beacon: { readonly url: string; readonly chainFile: string }
}

export interface WitnessProcess {
  readonly name: string
  /** The key as a policy writes it. */
  readonly key: string
  readonly url: string
  start(): RunningProcess
}

export interface Witnesses {
  /** The lines of the policy: all witnesses but one must cosign. */
  readonly policyFile: string
  readonly list: readonly WitnessProcess[]
  /** Waits until every witness answers. */
  ready(): Promise<void>
  /** Stops one witness, or starts it again. */
  stopOne(at: number): Promise<void>
  startOne(at: number): Promise<void>
  stop(): Promise<void>
}

/** Creates the keys of the logs and of their witnesses, and the policy file, before any of them starts. */
export const prepareWitnesses = async (
  options: WitnessOptions,
): Promise<Pick<Witnesses, 'policyFile' | 'list'>> => {
  const { folder, count } = options
  const list = await Promise.all(Array.from({ length: count }, (_, i) => prepareWitness(options, i + 1)))
  const policyFile = join(folder, 'witnesses.txt')
  mkdirSync(folder, { recursive: true })
  writeFileSync(policyFile, toPolicyLines(list))
  return { policyFile, list }
}

const toPolicyLines = (list: readonly WitnessProcess[]): string => {
  if (list.length === 0) return 'quorum none\n'
  const names = list.map((_, i) => `w${i + 1}`)
  return [
    ...list.map(({ key, url }, i) => `witness ${names[i]} ${key} ${url}`),
    `group outside ${Math.max(1, list.length - 1)} ${names.join(' ')}`,
    'quorum outside',
    '',
  ].join('\n')
}

const prepareWitness = async (
  { folder, logs, beacon }: WitnessOptions,
  at: number,
): Promise<WitnessProcess> => {
  const name = `w${at}.example`
  const own = join(folder, `witness-${at}`)
  const identity = ['--folder', own, '--name', name]
  const { stdout } = await exec(process.execPath, [program, 'witness', 'keys', ...identity])
  const port = await freePort()
  const logArguments = logs.flatMap(log => ['--log', formatKey(openLogKey(join(folder, 'keys'), log))])
  const clock = ['--beacon', beacon.url, '--beacon-chain', beacon.chainFile]
  const args = [program, 'witness', ...identity, ...logArguments, ...clock, '--port', String(port)]
  return {
    name,
    key: stdout.trim(),
    url: `http://127.0.0.1:${port}`,
    start: () => run(process.execPath, args, { cwd: root, logFile: join(folder, `witness-${at}.log`) }),
  }
}

/** Starts witnesses as separate processes and returns before they answer. */
export const startWitnesses = async (options: WitnessOptions): Promise<Witnesses> => {
  const { policyFile, list } = await prepareWitnesses(options)
  const running = list.map(witness => witness.start())
  const waitFor = ({ name, url }: WitnessProcess) =>
    until(name, () =>
      fetch(`${url}/status`).then(
        answer => answer.ok,
        () => false,
      ),
    )
  return {
    policyFile,
    list,
    ready: async () => void (await Promise.all(list.map(waitFor))),
    stopOne: at => running[at]!.stop(),
    async startOne(at) {
      running[at] = list[at]!.start()
      await waitFor(list[at]!)
    },
    async stop() {
      await Promise.all(running.map(process => process.stop()))
    },
  }
}
