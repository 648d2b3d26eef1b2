import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BeaconChain, quicknet } from '#beacon/beacon.ts'
import { formatKey, parseKey } from '#log/note.ts'
import type { PolicyKey } from '#log/policy.ts'
import { parsePolicy } from '#log/policy-text.ts'
import { errorMessage, UsageProblem } from '../usage-problem.ts'
import { BeaconClock } from './beacon-clock.ts'
import { lockFolder } from './folder-lock.ts'
import { createWitnessServer } from './http-server.ts'
import { StorageFailure } from './log-store.ts'
import { openWitnessKey } from './witness-key.ts'
import { Witness } from './witness.ts'

const usage = `Usage: fair witness --folder <folder> --name <name> --log "<key> [url]" [options]
       fair witness keys --folder <folder> --name <name>

Follows the public logs of operators. Keeps a copy of every entry, and cosigns a checkpoint only if it extends that copy.
"keys" creates the key and prints its public part, which operators write into their policy.

Options
  --folder <folder>      the copy of the logs, the cosigned checkpoints and the key
  --name <name>          the name of this witness, such as witness.example.org; needed to create the key
  --log "<key> [url]"    the key of a log and, if it is not https://<origin>, its address; may be repeated
  --policy <file>        takes the log from a policy (C2SP tlog-policy); may be repeated
  --host <address>       the address to listen on, 127.0.0.1 by default
  --port <port>          the port to listen on, 4030 by default
  --beacon <url>         a drand relay, https://api.drand.sh by default; may be repeated
  --beacon-chain <file>  the description of another beacon chain, for tests
  --help                 print this text

The witness refuses to cosign when its clock and the newest beacon round differ by more than one round.`

const options = {
  folder: { type: 'string' },
  name: { type: 'string' },
  log: { type: 'string', multiple: true, default: [] as string[] },
  policy: { type: 'string', multiple: true, default: [] as string[] },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4030' },
  beacon: { type: 'string', multiple: true, default: ['https://api.drand.sh'] as string[] },
  'beacon-chain': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Ends with the process, or at once for the key and the help text. */
export async function runWitness(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help) return print(usage)
  const [command, ...rest] = positionals
  if (values.folder === undefined || rest.length > 0 || (command !== undefined && command !== 'keys'))
    throw new UsageProblem(usage)
  if (command === 'keys') return print(formatKey(openWitnessKey(values.folder, values.name)))
  const logs = [...values.log.map(parseLog), ...values.policy.map(readPolicyLog)]
  if (logs.length === 0) throw new UsageProblem('name at least one log with --log or --policy')
  if (new Set(logs.map(log => log.name)).size !== logs.length)
    throw new UsageProblem('two logs have the same origin')
  const signer = openWitnessKey(values.folder, values.name)
  const unlock = await lockFolder(values.folder)
  const clock = new BeaconClock(readChain(values['beacon-chain']), values.beacon)
  const witness = await Witness.open({ folder: values.folder, signer, logs, clock, print })
  await clock.start()
  const server = createWitnessServer(witness, error => {
    console.error(errorMessage(error))
    if (error instanceof StorageFailure) process.exit(1)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(values.port), values.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : values.port
  print(`Witness ${formatKey(signer)}`)
  for (const log of logs) print(`Follows ${log.name}`)
  print(`Clock: ${clock.problem() ?? 'in step with the beacon'}`)
  print(`Listens on http://${values.host}:${port}`)
  return new Promise(resolve => {
    const stop = () => {
      clock.stop()
      unlock()
      server.close(() => resolve(0))
      server.closeAllConnections()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  })
}

function print(line: string): 0 {
  console.log(line)
  return 0
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(`${errorMessage(error)}\n\n${usage}`)
  }
}

function parseLog(text: string): PolicyKey {
  const [keyText = '', url, ...rest] = text.trim().split(/\s+/)
  const key = parseKey(keyText)
  if (key?.type !== 1 || rest.length > 0) throw new UsageProblem(`not the key of a log: ${text}`)
  return url === undefined ? key : { ...key, url }
}

function readPolicyLog(file: string): PolicyKey {
  const policy = parsePolicy(readInput(file))
  if ('problem' in policy) throw new UsageProblem(`${file}: ${policy.problem}`)
  return policy.log
}

function readChain(file: string | undefined): BeaconChain {
  if (file === undefined) return quicknet
  if (!existsSync(file)) throw new UsageProblem(`cannot read ${file}`)
  return JSON.parse(readInput(file)) as BeaconChain
}

function readInput(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${errorMessage(error)}`)
  }
}
