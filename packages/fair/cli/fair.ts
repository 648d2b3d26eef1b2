#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDeckFile } from './read-deck-file.ts'
import { readDrawFile } from './read-draw-file.ts'
import { errorMessage, UsageProblem } from './usage-problem.ts'
import { runWatch } from './watch/command.ts'
import { runWitness } from './witness/command.ts'
import { parseEvidence, type WitnessEvidence } from '../src/fd2/witness-evidence.ts'
import type { DeckPins } from '../src/instant/deck-evidence.ts'
import { verifyDeck } from '../src/instant/verify-deck.ts'
import type { LogPolicy } from '../src/log/policy.ts'
import { parsePolicy } from '../src/log/policy-text.ts'
import type { VerifierVerdict } from '../src/steps/run-steps.ts'
import { localBeaconNotice, verifyDraw } from '../src/verify.ts'

const usage = `Usage: fair verify <draw.jsonl | deck.json> [options]
       fair watch --help      follows a public log
       fair witness --help    runs a witness of public logs

Verifies a published draw offline: tickets, seal, secret, beacon, numbers, prizes and signatures. Also verifies an
ended deck of instant tickets, including its cards and their assignment to tickets.
The first line of the file is the record, every further line is a ticket. The file is read line by line, so memory
use depends on the number of winners, not on the number of tickets.

Options
  --platform-key <hex>  the published key of the operator, 32 bytes
  --signer-key <hex>    the published key of the independent signer, 32 bytes
  --control-key <hex>   the published key of the independent control system, 32 bytes
  --anchor <hex>        the published chain anchor of the game, 32 bytes
  --deck <hex>          the deck hash published when the sale began, 32 bytes
  --receipt <file>      the receipt of your ticket: checks that the ticket was sold
  --policy <file>       the log and its witnesses (C2SP tlog-policy). Without it a draw of scheme FD2 is only shown to
                        be consistent with itself
  --evidence <file>     a checkpoint from a witness, or a log entry with its proof as JSON; may be repeated
  --json                print the verdict as JSON
  --help                print this text

A fault is proved against the party that broke its commitment. It does not change the result of the draw.

Exit status: 0 valid, 1 invalid, 2 wrong usage or unreadable file, 3 valid with a fault.`

const options = {
  'platform-key': { type: 'string' },
  'signer-key': { type: 'string' },
  'control-key': { type: 'string' },
  anchor: { type: 'string' },
  deck: { type: 'string' },
  receipt: { type: 'string' },
  policy: { type: 'string' },
  evidence: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const main = (args: string[]): number | Promise<number> => {
  const [command, ...rest] = args
  if (command === 'witness') return runWitness(rest)
  if (command === 'watch') return runWatch(rest)
  return runVerify(args)
}

function runVerify(args: string[]): number {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [command, file, ...rest] = positionals
  if (command !== 'verify' || file === undefined || rest.length > 0) throw new UsageProblem(usage)
  const policy = values.policy === undefined ? {} : { policy: readPolicy(values.policy) }
  const evidence = readEvidence(values.evidence ?? [])
  const verdict = verify(file, { ...readPins(values), ...policy }, values.receipt, evidence)
  console.log(values.json ? JSON.stringify(verdict, null, 2) : report(verdict))
  if (!verdict.valid) return 1
  return verdict.faults.length > 0 ? 3 : 0
}

/** The scheme in the first line decides whether the file is a draw or a deck. */
function verify(
  path: string,
  pins: DeckPins,
  receiptPath: string | undefined,
  evidence: WitnessEvidence,
): VerifierVerdict<string> {
  const file = openInput(path)
  const receipt = receiptPath === undefined ? {} : { receipt: readJson(receiptPath) }
  const deck = readDeckFile(file)
  return deck === undefined
    ? verifyDraw(file, { pins, evidence, ...receipt })
    : verifyDeck(deck, pins, { evidence, ...receipt })
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(`${errorMessage(error)}\n\n${usage}`)
  }
}

function readPolicy(path: string): LogPolicy {
  const policy = parsePolicy(readText(path))
  if ('problem' in policy) throw new UsageProblem(`${path}: ${policy.problem}`)
  return policy
}

function readEvidence(paths: readonly string[]): WitnessEvidence {
  const evidence = parseEvidence(
    paths.map(path => (readText(path).startsWith('{') ? readJson(path) : readText(path))),
  )
  if ('problem' in evidence) throw new UsageProblem(evidence.problem)
  return evidence
}

type PinOption = 'platform-key' | 'signer-key' | 'control-key' | 'anchor' | 'deck'

function readPins(values: { [name in PinOption]?: string | undefined }): DeckPins {
  const {
    'platform-key': platformKey,
    'signer-key': signerKey,
    'control-key': controlKey,
    anchor,
    deck,
  } = values
  for (const [name, value] of Object.entries({ platformKey, signerKey, controlKey, anchor, deck })) {
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value)) {
      throw new UsageProblem(`${name}: expected 64 lower-case hexadecimal digits`)
    }
  }
  return {
    ...(platformKey !== undefined && { platformKey }),
    ...(signerKey !== undefined && { signerKey }),
    ...(controlKey !== undefined && { controlKey }),
    ...(anchor !== undefined && { anchor }),
    ...(deck !== undefined && { deck }),
  }
}

function openInput(file: string) {
  try {
    return readDrawFile(file)
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${errorMessage(error)}`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${errorMessage(error)}`)
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    throw error instanceof UsageProblem ? error : new UsageProblem(`${file} is not JSON`)
  }
}

function report({ steps, failed, faults, notices = [], local }: VerifierVerdict<string>): string {
  const lines = steps.map(step => {
    const mark = step.fault ? 'FAULT  ' : step.ok ? 'ok     ' : step.ran ? 'FAILED ' : 'not run'
    return `${mark} ${step.id.padEnd(10)} ${step.title}${step.ran ? `\n${' '.repeat(19)}${step.detail}` : ''}`
  })
  if (local) lines.push(localBeaconNotice)
  lines.push(...notices)
  lines.push(...faults.map(({ id, detail }) => `FAULT: step ${id}: ${detail}`))
  lines.push(failed ? `INVALID: step ${failed.id}: ${failed.detail}` : 'VALID')
  return lines.join('\n')
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageProblem)) throw error
  console.error(error.message)
  process.exitCode = 2
}
