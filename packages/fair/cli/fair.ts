#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDeckFile } from './read-deck-file.ts'
import { readDrawFile } from './read-draw-file.ts'
import type { DeckPins } from '../src/instant/deck-evidence.ts'
import { verifyDeck } from '../src/instant/verify-deck.ts'
import type { VerdictOf } from '../src/steps/run-steps.ts'
import { localBeaconNotice, verifyDraw } from '../src/verify.ts'

const usage = `Usage: fair verify <draw.jsonl | deck.json> [options]

Checks a published draw without any network: tickets, seal, secret, beacon, numbers, prizes, signatures; or an ended
deck of instant tickets: its cards too, and which ticket got which.
The file holds the record in its first line and a ticket in each further one. It is read line by line, so a draw of
millions of tickets needs no more memory than one of a hundred, but for its winners.

Options
  --platform-key <hex>  the operator's key as published, 32 bytes
  --signer-key <hex>    the independent signer's key as published, 32 bytes
  --anchor <hex>        the game's chain anchor as published, 32 bytes
  --deck <hex>          a deck's hash as published when its sale began, 32 bytes
  --receipt <file>      your ticket's receipt: checks that it is among the sold tickets
  --json                print the verdict as JSON
  --help                print this text

Exit status: 0 valid, 1 invalid, 2 wrong usage or unreadable file.`

class UsageProblem extends Error {}

const options = {
  'platform-key': { type: 'string' },
  'signer-key': { type: 'string' },
  anchor: { type: 'string' },
  deck: { type: 'string' },
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
  const verdict = verify(file, readPins(values), values.receipt)
  console.log(values.json ? JSON.stringify(verdict, null, 2) : report(verdict))
  return verdict.valid ? 0 : 1
}

/** Which of the two a file is, its own first line says. */
function verify(path: string, pins: DeckPins, receiptPath: string | undefined): VerdictOf<string> {
  const file = drawFile(path)
  const receipt = receiptPath === undefined ? {} : { receipt: readJson(receiptPath) }
  const deck = readDeckFile(file)
  return deck === undefined ? verifyDraw(file, { pins, ...receipt }) : verifyDeck(deck, pins, receipt)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(`${messageOf(error)}\n\n${usage}`)
  }
}

type PinOption = 'platform-key' | 'signer-key' | 'anchor' | 'deck'

function readPins(values: { [name in PinOption]?: string | undefined }): DeckPins {
  const { 'platform-key': platformKey, 'signer-key': signerKey, anchor, deck } = values
  for (const [name, value] of Object.entries({ platformKey, signerKey, anchor, deck })) {
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value)) {
      throw new UsageProblem(`${name}: expected 64 lower-case hexadecimal digits`)
    }
  }
  return {
    ...(platformKey !== undefined && { platformKey }),
    ...(signerKey !== undefined && { signerKey }),
    ...(anchor !== undefined && { anchor }),
    ...(deck !== undefined && { deck }),
  }
}

function drawFile(file: string) {
  try {
    return readDrawFile(file)
  } catch (error) {
    throw new UsageProblem(`cannot read ${file}: ${messageOf(error)}`)
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

function report({ steps, failed, local }: VerdictOf<string>): string {
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
