import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type SampleDraw as SecondSampleDraw,
  sampleDraw,
  sampleFile as secondSampleFile,
} from '../src/fd2/sample-draw.test-support.ts'
import { samplePolicy, witnesses } from '../src/fd2/sample-world.test-support.ts'
import { formatPolicy } from '../src/log/policy-text.ts'
import { deckFile } from '../src/fd2/deck/deck-file.ts'
import { sampleSealedDeck, sampleSealedReceipt } from '../src/fd2/deck/sample-sealed-deck.test-support.ts'
import { sampleDeck, sampleDeckReceipt } from '../src/instant/sample-deck.test-support.ts'
import { scratchTerms } from '../src/instant/sample-terms.test-support.ts'
import {
  type SampleDraw,
  sampleBatchReceipt,
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

  it('fails at the receipt if the prizes changed after the sale', () => {
    const bought = file('bought.json', sampleBatchReceipt(record, seed, 3))
    expect(fair('verify', good, '--receipt', bought)).toMatchObject({ status: 0, last: 'VALID' })
    const prizeTable = { ...record.prizeTable, payoutPercentage: 49 }
    const changed = sampleRecord({
      tickets: 12,
      seed,
      cheat: { seal: sealed => ({ ...sealed, prizeTable }) },
    })
    const path = file('changed.jsonl', drawText(changed))
    expect(fair('verify', path)).toMatchObject({ status: 0, last: 'VALID' })
    expect(fair('verify', path, '--receipt', bought)).toMatchObject({
      status: 1,
      last: 'INVALID: step receipt: The prizes in the file differ from the prizes on the receipt.',
    })
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

  describe('for a draw of scheme FD2', () => {
    const text = (draw: SecondSampleDraw) => [...secondSampleFile(draw).lines(), ''].join('\n')
    const draw = sampleDraw({ uncontrolled: true })
    const path = file('second.jsonl', text(draw))
    const policy = file('policy', formatPolicy(samplePolicy))

    it('prints VALID with the limits of the proof', () => {
      const one = file('one', formatPolicy({ ...samplePolicy, witnesses: witnesses.slice(0, 1), quorum: 1 }))
      const checked = fair('verify', path, '--policy', one)
      expect([checked.status, checked.last]).toEqual([0, 'VALID'])
      expect(checked.stdout).toContain('\nONE WITNESS\nNO CONTROL SYSTEM\n')
      expect(fair('verify', path).stdout).toContain('NO LOG POLICY - ONLY SELF-CONSISTENCY IS SHOWN')
    })

    it('prints a fault and leaves the result', () => {
      const cheat = {
        lock: (_: unknown, { mask }: { mask: Uint8Array }) => ({ lock: new Uint8Array(160), mask }),
      }
      const { status, stdout, last } = fair(
        'verify',
        file('fault.jsonl', text(sampleDraw({ cheat }))),
        '--policy',
        policy,
      )
      expect([status, last]).toEqual([3, 'VALID'])
      expect(stdout).toContain('FAULT: step lock: The lock does not hold the committed link')
    })

    it('takes a checkpoint of a witness as evidence', () => {
      const other = sampleDraw({
        uncontrolled: true,
        cheat: { seal: sealed => ({ ...sealed, jackpot: '5' }) },
      })
      const split = file('split', other.history.checkpoint)
      const { status, last } = fair('verify', path, '--policy', policy, '--evidence', split)
      expect([status, last]).toEqual([1, expect.stringMatching(/^INVALID: step history: SPLIT VIEW/)])
    })

    it('rejects a policy and evidence that it cannot read', () => {
      expect(fair('verify', path, '--policy', path)).toMatchObject({ status: 2 })
      expect(fair('verify', path, '--evidence', file('evidence.json', '{}'))).toMatchObject({ status: 2 })
    })
  })

  it('checks a deck of scheme FD2 line by line and prints what the proof lacks', () => {
    const deck = sampleSealedDeck({ terms: scratchTerms, tickets: 4, seed })
    const own = file('sealed-receipt.json', sampleSealedReceipt(deck, seed, 3))
    const deckText = (given: typeof deck) => [...deckFile(given).lines(), ''].join('\n')
    const sound = fair('verify', file('sealed.jsonl', deckText(deck)), '--receipt', own)
    expect([sound.status, sound.last]).toEqual([0, 'VALID'])
    expect(sound.stdout).toContain('ok      rounds')
    expect(sound.stdout).toContain('NO LOG POLICY')
    const tickets = deck.tickets.toReversed()
    const swapped = fair('verify', file('reversed.jsonl', deckText({ ...deck, tickets })))
    expect([swapped.status, swapped.last]).toEqual([1, expect.stringMatching(/^INVALID: step tickets:/)])
  })

  it('says that the assignment of a deck of scheme FD1 was not witnessed', () => {
    const { stdout } = fair(
      'verify',
      file('first.json', sampleDeck({ terms: scratchTerms, tickets: 2, seed })),
    )
    expect(stdout).toContain('assignment not witnessed')
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
