import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type OpenedCheckpoint, openCheckpoint } from '#log/checkpoint.ts'
import { originHash } from '#log/origin-hash.ts'
import type { LogPolicy, PolicyKey } from '#log/policy.ts'
import { parsePolicy } from '#log/policy-text.ts'
import { haveSameHistory } from '#log/same-history.ts'
import { reportPath } from '#log/witness-protocol.ts'
import { type HttpLog, openHttpLog } from '../http-log.ts'
import { errorMessage, UsageProblem } from '../usage-problem.ts'
import { replaceFile } from '../witness/durable-file.ts'

const usage = `Usage: fair watch <log url> --policy <file> [options]

Reads the newest checkpoint of an operator's public log. Checks that enough witnesses cosigned it, that it extends the
checkpoint kept from the last time, and that the witnesses with an address in the policy show the same history.

Options
  --policy <file>    the policy that you keep (C2SP tlog-policy): the log, its witnesses and the quorum
  --kept <file>      where the newest checkpoint is kept, <policy>.kept by default
  --follow           repeat every 10 seconds
  --help             print this text

Exit status: 0 agreement, 1 SPLIT VIEW, 2 wrong usage, 3 not enough witnesses or the log does not answer.`

const options = {
  policy: { type: 'string' },
  kept: { type: 'string' },
  follow: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const followMs = 10_000

export async function runWatch(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [url, ...rest] = positionals
  if (url === undefined || rest.length > 0 || values.policy === undefined) throw new UsageProblem(usage)
  const policy = parsePolicy(readInput(values.policy))
  if ('problem' in policy) throw new UsageProblem(`${values.policy}: ${policy.problem}`)
  const keptPath = values.kept ?? `${values.policy}.kept`
  for (;;) {
    const status = await watchOnce(url, policy, keptPath)
    if (status === 1 || !values.follow) return status
    await sleep(followMs)
  }
}

interface Seen {
  readonly source: string
  readonly checkpoint: OpenedCheckpoint
}

async function watchOnce(url: string, policy: LogPolicy, keptPath: string): Promise<number> {
  const log = openHttpLog(url)
  try {
    const newest = openSeen(await log.readCheckpoint(), policy)
    if (!newest) return fail(3, 'The checkpoint is not signed by the log of the policy.')
    const kept = existsSync(keptPath) ? openSeen(readFileSync(keptPath, 'utf8'), policy) : undefined
    if (kept && !(await haveSameHistory(kept.checkpoint, newest.checkpoint, log.readTile)))
      return await reportSplit(policy, kept.source, newest.source)
    const other = await findOtherHistory(policy, log, newest)
    if (other) return await reportSplit(policy, other.source, newest.source)
    const { size, times } = newest.checkpoint
    const witnesses = `${times.size} of ${policy.witnesses.length} witnesses`
    if (times.size < policy.quorum)
      return fail(3, `NOT ENOUGH WITNESSES: size ${size}, ${witnesses}, ${policy.quorum} required.`)
    if (!kept || size >= kept.checkpoint.size) replaceFile(keptPath, newest.source)
    console.log(`AGREEMENT: size ${size}, seen by ${witnesses}.`)
    return 0
  } catch (error) {
    return fail(3, errorMessage(error))
  }
}

function openSeen(source: string, policy: LogPolicy): Seen | undefined {
  const checkpoint = openCheckpoint(source, policy)
  return checkpoint && { source, checkpoint }
}

/** A witness with an address shows the history that it cosigned. One that does not answer says nothing. */
async function findOtherHistory(policy: LogPolicy, log: HttpLog, newest: Seen): Promise<Seen | undefined> {
  for (const witness of policy.witnesses.filter(each => each.url !== undefined)) {
    const mirror = openHttpLog(`${witness.url}/${originHash(policy.log.name)}`)
    const source = await mirror.readCheckpoint().catch(() => undefined)
    const seen = source === undefined ? undefined : openSeen(source, policy)
    if (!seen) console.log(`${witness.name} does not answer.`)
    else if (!(await haveSameHistory(seen.checkpoint, newest.checkpoint, log.readTile))) return seen
  }
  return undefined
}

async function reportSplit(policy: LogPolicy, one: string, other: string): Promise<number> {
  console.log(`SPLIT VIEW: the log signed two histories.\n\n${one}\n${other}`)
  for (const witness of policy.witnesses) await sendReport(witness, `${one}\n${other}`)
  return 1
}

async function sendReport({ name, url }: PolicyKey, body: string): Promise<void> {
  if (url === undefined) return
  try {
    const response = await fetch(`${url}${reportPath}`, { method: 'POST', body })
    console.log(`Reported to ${name}: ${(await response.text()).trim()}`)
  } catch {
    console.log(`${name} does not answer.`)
  }
}

function fail(status: number, message: string): number {
  console.log(message)
  return status
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(`${errorMessage(error)}\n\n${usage}`)
  }
}

function readInput(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${errorMessage(error)}`)
  }
}
