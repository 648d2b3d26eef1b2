import { describe, expect, it } from 'vitest'
import { unhex } from '#encoding/bytes.ts'
import { formatKey, type NoteKey } from './note.ts'
import { formatPolicy, parsePolicy } from './policy-text.ts'
import { sampleKey } from './sample-log.test-support.ts'

const key = (name: string, type: 1 | 4 = 4): NoteKey => ({ name, type, publicKey: unhex(sampleKey(name)) })
const log = key('play.example/fair/1', 1)
const [w1, w2, w3] = [
  key('w1.example'),
  { ...key('w2.example'), url: 'https://w2.example' },
  key('w3.example'),
]
const logLine = `log ${formatKey(log)}`
const lines = (...rest: string[]) => parsePolicy([logLine, ...rest, ''].join('\n'))
const [a, b] = [`witness a ${formatKey(w1)}`, `witness b ${formatKey(w2)} ${w2.url}`]

describe('the policy text', () => {
  it('keeps log, witnesses, addresses and quorum', () => {
    const policy = { log: { ...log, url: 'https://play.example/fair/1' }, witnesses: [w1, w2, w3], quorum: 2 }
    expect(parsePolicy(formatPolicy(policy))).toEqual(policy)
    expect(formatPolicy(policy)).toContain('\ngroup outside 2 w1 w2 w3\nquorum outside\n')
    const none = { log, witnesses: [], quorum: 0 }
    expect(parsePolicy(formatPolicy(none))).toEqual(none)
  })

  it('reads comments, tabs, any, all and a single witness', () => {
    expect(lines('# ours', `  ${a}`, '', b, 'group g\tany a b', 'quorum g')).toMatchObject({ quorum: 1 })
    expect(lines(a, b, 'group g all a b', 'quorum g')).toMatchObject({ quorum: 2 })
    expect(lines(a, b, 'quorum b')).toEqual({ log, witnesses: [w2], quorum: 1 })
  })

  it('leaves out a witness that is not in the group, because it does not count', () => {
    expect(lines(a, b, 'group g 1 a', 'quorum g')).toEqual({ log, witnesses: [w1], quorum: 1 })
  })

  it.each<[string, string[]]>([
    ['no quorum', [a]],
    ['two quorums', [a, 'quorum a', 'quorum a']],
    ['two logs', [logLine, 'quorum none']],
    ['one key under two names', [a, `witness c ${formatKey({ ...w1, name: 'c' })}`, 'quorum none']],
    ['two keys under one name', [a, `witness c ${formatKey({ ...w3, name: w1.name })}`, 'quorum none']],
    ['a repeated name', [a, `witness a ${formatKey(w3)}`, 'quorum none']],
    ['the name none', [`witness none ${formatKey(w3)}`, 'quorum none']],
    ['a member twice', [a, 'group g 2 a a', 'quorum g']],
    ['an unknown member', [a, 'group g 1 a c', 'quorum g']],
    ['a threshold above the members', [a, 'group g 2 a', 'quorum g']],
    ['a threshold of zero', [a, 'group g 0 a', 'quorum g']],
    ['a group of groups', [a, 'group g 1 a', 'group h 1 g', 'quorum h']],
    ['the key of a log as witness', [`witness x ${formatKey(log)}`, 'quorum x']],
    ['a key with a wrong id', [a.replace(/\+[0-9a-f]{8}\+/, '+00000000+'), 'quorum a']],
    ['an address that is no URL', [`${a} w1.example`, 'quorum a']],
    ['an unknown word', ['trust me', 'quorum none']],
  ])('refuses %s', (_, rest) => {
    expect(lines(...rest)).toHaveProperty('problem')
  })

  it('refuses a policy without a log', () => {
    expect(parsePolicy('quorum none\n')).toEqual({ problem: 'policy names no log' })
  })
})
