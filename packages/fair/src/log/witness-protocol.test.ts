import { describe, expect, it } from 'vitest'
import { getPublicKey } from '#crypto/signature.ts'
import { cosign, noteSigner } from './checkpoint.ts'
import { SampleLog, sampleSecret } from './sample-log.test-support.ts'
import { formatAddCheckpoint, parseAddCheckpoint, parseSize, readCosignature } from './witness-protocol.ts'

const log = new SampleLog('play.example/fair/1').grow(5)
const witness = (name: string) =>
  noteSigner({ name, type: 4, publicKey: getPublicKey(sampleSecret(name)) }, sampleSecret(name))

describe('add-checkpoint', () => {
  it('reads what it writes, with and without entries', () => {
    for (const body of [log.push(3), log.push(0), log.push(3, 5, []), log.push(5)]) {
      const request = parseAddCheckpoint(body)
      if ('problem' in request) throw new Error(request.problem)
      expect(formatAddCheckpoint(request)).toBe(body)
    }
    expect(parseAddCheckpoint(log.push(3))).toMatchObject({
      old: 3,
      checkpoint: log.note(),
      entries: log.texts.slice(3),
    })
  })

  it.each<[string, (body: string) => string]>([
    ['no old size', body => body.slice(body.indexOf('\n') + 1)],
    ['a leading zero', body => body.replace('old 3', 'old 03')],
    ['a huge size', body => body.replace('old 3', `old ${'9'.repeat(30)}`)],
    ['a short hash', body => body.replace(/\n[^\n]+=\n/, '\nAAAA\n')],
    ['64 proof lines', body => body.replace('\n', `\n${`${'A'.repeat(43)}=\n`.repeat(64)}`)],
    ['no checkpoint', () => 'old 3\n\n'],
    ['a fifth part', body => `${body}\n{}\n`],
    ['a cut last line', body => body.slice(0, -1)],
    ['a long entry', body => `${body.slice(0, -1)}${'x'.repeat(65_536)}\n`],
    ['nothing', () => ''],
  ])('refuses %s', (_, change) => {
    expect(parseAddCheckpoint(change(log.push(3)))).toHaveProperty('problem')
  })

  it('reads the size of an answer 409', () => {
    expect(['12\n', '0', '012', '-1', '1\n\n', ''].map(parseSize)).toEqual([
      12,
      0,
      ...Array(4).fill(undefined),
    ])
  })
})

describe('the answer of a witness', () => {
  const [w1, w2] = [witness('w1'), witness('w2')]
  const note = log.note()

  it('is the line of that witness for that checkpoint', () => {
    const answer = cosign(w1, note, 1_700_000_000)
    expect(readCosignature(note, answer, w1)).toEqual({ line: answer, seconds: 1_700_000_000 })
    expect(readCosignature(note, `${cosign(w2, note, 5)}${answer}`, w1)?.seconds).toBe(1_700_000_000)
  })

  it('is not the line of another witness, another checkpoint, or rubbish', () => {
    expect(readCosignature(note, cosign(w2, note, 5), w1)).toBeUndefined()
    expect(readCosignature(note, cosign(w1, log.note(4), 5), w1)).toBeUndefined()
    expect(readCosignature(note, 'hello\n', w1)).toBeUndefined()
    expect(readCosignature(note, '', w1)).toBeUndefined()
  })
})
