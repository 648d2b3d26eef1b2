import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const email = { what: 'email', value: 'Somebody@mail.example' }
const found = ['email: Somebody@mail.example']

describe('a secret', () => {
  const cases: (readonly [string, string])[] = [
    ['as it is', 'to=Somebody@mail.example;'],
    ['in small letters', 'to=somebody@mail.example;'],
    ['in hexadecimal', `\\x00${Buffer.from(email.value).toString('hex')}ff`],
  ]
  for (const before of ['', 'a', 'ab']) {
    const text = Buffer.from(`${before}${email.value} and more`).toString('base64')
    cases.push([`in Base64 after ${before.length} bytes`, text])
  }

  it.each(cases)('is found %s', (_, text) => {
    expect(findSecrets(text, [email])).toEqual(found)
  })

  it('is not found where it is not', () => {
    expect(findSecrets('somebody else, elsewhere@mail.example', [email])).toEqual([])
  })

  it('of eight letters is not found by chance in much Base64', () => {
    const digests = Array.from({ length: 10_000 }, (_, i) =>
      createHash('sha256').update(`${i}`).digest('base64'),
    )
    expect(findSecrets(digests.join('\n'), [{ what: 'number', value: 'AB123456' }])).toEqual([])
  })
})
