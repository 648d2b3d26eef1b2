import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleDeck, sampleDeckReceipt } from '../src/instant/sample-deck.test-support.ts'
import { scratchTerms } from '../src/instant/sample-terms.test-support.ts'
import {
  type SampleDraw,
  sampleFile,
  sampleReceipt,
  sampleRecord,
} from '../src/record/sample-record.test-support.ts'

const program = fileURLToPath(new URL('fair.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fair-'))
afterAll(() => rmSync(folder, { recursive: true }))

const seed = 'cli'
const record = sampleRecord({ tickets: 12, seed })

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const drawText = (draw: SampleDraw) => [...sampleFile(draw).lines(), ''].join('\n')
const good = file('good.jsonl', drawText(record))
const bad = file('bad.jsonl', drawText({ ...record, pool: '1' }))
const receipt = file('receipt.json', sampleReceipt(record, seed, 3))

function fair(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr, last: stdout.trimEnd().split('\n').at(-1) }
}

describe('fair CLI', () => {
  it('prints VALID and the local beacon notice', () => {
    const pins = [
      '--platform-key',
      record.keys.platform,
      '--signer-key',
      record.keys.signer,
      '--anchor',
      record.chain.anchor,
    ]
    const { status, stdout, last } = fair('verify', good, '--receipt', receipt, ...pins)
    expect([status, last]).toEqual([0, 'VALID'])
    expect(stdout).toContain('ok      receipt')
    expect(stdout).toContain('LOCAL BEACON - NOT PUBLICLY VERIFIABLE')
  })

  it('names the failing step', () => {
    const { status, stdout, last } = fair('verify', bad)
    expect(status).toBe(1)
    expect(last).toMatch(/^INVALID: step leaves: The tickets cost 27\.50 EUR together/)
    expect(stdout).toContain('FAILED  leaves')
    expect(stdout).toContain('not run signature')
  })

  it('checks an ended deck with the deck steps', () => {
    const deck = sampleDeck({ terms: scratchTerms, tickets: 12, seed })
    const own = file('deck-receipt.json', sampleDeckReceipt(deck, seed, 3))
    const sound = fair('verify', file('deck.json', deck), '--receipt', own, '--deck', deck.deck.hash)
    expect([sound.status, sound.last]).toEqual([0, 'VALID'])
    expect(sound.stdout).toContain('ok      positions')
    const tickets = deck.tickets.map((ticket, i) => ({ ...ticket, position: deck.tickets[i ^ 1]?.position }))
    const swapped = fair('verify', file('swapped.json', { ...deck, tickets }))
    expect([swapped.status, swapped.last]).toEqual([1, expect.stringMatching(/^INVALID: step positions:/)])
  })

  it('prints JSON', () => {
    const { status, stdout } = fair('verify', bad, '--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ valid: false, local: true, failed: { id: 'leaves' } })
  })

  it('rejects a file that is not a record', () => {
    expect(fair('verify', file('text.jsonl', 'hello'))).toMatchObject({
      status: 1,
      last: 'INVALID: step format: the file is not JSON.',
    })
  })

  it('prints its help text', () => {
    const { status, stdout } = fair('--help')
    expect([status, stdout.startsWith('Usage: fair verify')]).toEqual([0, true])
  })

  it.each([
    ['no command', [], 'Usage'],
    ['another command', ['prove', good], 'Usage'],
    ['an unknown option', ['verify', good, '--quick'], '--quick'],
    ['a missing file', ['verify', join(folder, 'none.jsonl')], 'cannot read'],
    ['a malformed key', ['verify', good, '--anchor', 'abc'], 'anchor: expected 64'],
    ['a receipt that is not JSON', ['verify', good, '--receipt', program], 'is not JSON'],
  ])('rejects %s with a usage message', (_, args, message) => {
    const { status, stderr } = fair(...args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })
})
