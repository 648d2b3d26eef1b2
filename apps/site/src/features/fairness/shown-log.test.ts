import { type LogState, unknownLog } from '@fairground/client/log-keeper'
import { getPublicKey } from '@fairground/fair/crypto/signature'
import { cosign, noteSigner } from '@fairground/fair/log/checkpoint'
import { formatPolicy } from '@fairground/fair/log/policy-text'
import { SampleLog, sampleSecret } from '@fairground/fair/log/sample-log.test-support'
import { describe, expect, it } from 'vitest'
import { readShownLog, readVerdict } from './shown-log.ts'

const log = new SampleLog('play.example/fair/1').grow(4)
const witnesses = ['w1', 'w2'].map(name =>
  noteSigner({ name, type: 4, publicKey: getPublicKey(sampleSecret(name)) }, sampleSecret(name)),
)
const text = formatPolicy({ log: log.key, witnesses, quorum: 1 })

describe('the log that the page shows', () => {
  it('has only the witnesses that truly cosigned the kept checkpoint', () => {
    const checkpoint = log.note() + cosign(witnesses[1]!, log.note(), 100)
    expect(readShownLog(text, checkpoint)).toMatchObject({
      origin: 'play.example/fair/1',
      quorum: 1,
      witnesses: [
        { name: 'w1', seenAt: undefined },
        { name: 'w2', seenAt: 100_000 },
      ],
      checkpoint: { size: 4 },
    })
  })

  it('has no checkpoint that another key signed, and nothing without a policy', () => {
    const stolen = new SampleLog('play.example/fair/1', log.texts, 'thief').note()
    expect(readShownLog(text, stolen)?.checkpoint).toBeUndefined()
    expect(readShownLog(undefined, log.note())).toBeUndefined()
  })

  const compared: LogState = { ...unknownLog, at: 1 }
  it.each<[string, LogState, string | undefined]>([
    ['waiting', unknownLog, undefined],
    ['agreed', { ...compared, state: 'agreed', size: 4 }, undefined],
    ['few', { ...compared, size: 4 }, undefined],
    ['unsigned', compared, undefined],
    ['policy', { ...compared, state: 'agreed', size: 4 }, 'another policy'],
    ['split', { ...unknownLog, state: 'split' }, 'another policy'],
  ])('is %s', (verdict, state, refused) => {
    expect(readVerdict(state, refused === undefined ? null : { refused })).toBe(verdict)
  })
})
