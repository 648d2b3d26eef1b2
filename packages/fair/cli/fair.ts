#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { localBeaconNotice, type Pins, type Verdict, verifyDraw } from '../src/verify.ts'

const usage = `Usage: fair verify <draw-record.json> [options]

Checks a published draw without any network: tickets, seal, secret, beacon, numbers, prizes, signatures.

Options
  --platform-key <hex>  the operator's key as published, 32 bytes
  --signer-key <hex>    the independent signer's key as published, 32 bytes
  --anchor <hex>        the game's chain anchor as published, 32 bytes
  --receipt <file>      your ticket's receipt: checks that it is among the sold tickets
  --json                print the verdict as JSON
  --help                print this text

Exit status: 0 valid, 1 invalid, 2 wrong usage or unreadable file.`

class UsageProblem extends Error {}

const options = {
  'platform-key': { type: 'string' },
  'signer-key': { type: 'string' },
  anchor: { type: 'string' },
  receipt: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function main(args: string[]): number {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [command, file, ...rest] = positionals
  if (command !== 'verify' || file === undefined || rest.length > 0) throw new UsageProblem(usage)
  const verdict = verifyDraw(readText(file), {
    pins: readPins(values),
    ...(values.receipt !== undefined && { receipt: readJson(values.receipt) }),
  })
  console.log(values.json ? JSON.stringify(verdict, null, 2) : report(verdict))
  return verdict.valid ? 0 : 1
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(`${messageOf(error)}\n\n${usage}`)
  }
}

function readPins(values: { [name in 'platform-key' | 'signer-key' | 'anchor']?: string | undefined }): Pins {
  const { 'platform-key': platformKey, 'signer-key': signerKey, anchor } = values
  for (const [name, value] of Object.entries({ platformKey, signerKey, anchor })) {
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value)) {
      throw new UsageProblem(`${name}: expected 64 lower-case hexadecimal digits`)
    }
  }
  return {
    ...(platformKey !== undefined && { platformKey }),
    ...(signerKey !== undefined && { signerKey }),
    ...(anchor !== undefined && { anchor }),
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${messageOf(error)}`)
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    throw error instanceof UsageProblem ? error : new UsageProblem(`${file} is not JSON`)
  }
}

function report({ steps, failed, local }: Verdict): string {
  const lines = steps.map(step => {
    const mark = step.ok ? 'ok     ' : step.ran ? 'FAILED ' : 'not run'
    return `${mark} ${step.id.padEnd(10)} ${step.title}${step.ran ? `\n${' '.repeat(19)}${step.detail}` : ''}`
  })
  if (local) lines.push(localBeaconNotice)
  lines.push(failed ? `INVALID: step ${failed.id}: ${failed.detail}` : 'VALID')
  return lines.join('\n')
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageProblem)) throw error
  console.error(error.message)
  process.exitCode = 2
}
