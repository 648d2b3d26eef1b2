import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const email = { label: 'email', value: 'Philippa@mail.example' }
const found = ['email: Philippa@mail.example']

describe('findSecrets', () => {
  const cases: (readonly [string, string])[] = [
    ['in clear text', 'to=Philippa@mail.example;'],
    ['in lower case', 'to=philippa@mail.example;'],
    ['in hexadecimal', `\\x00${Buffer.from(email.value).toString('hex')}ff`],
  ]
  for (const before of ['', 'a', 'ab']) {
    const text = Buffer.from(`${before}${email.value} and more`).toString('base64')
    cases.push([`in Base64 after ${before.length} bytes`, text])
  }

  it.each(cases)('finds a secret %s', (_, text) => {
    expect(findSecrets(text, [email])).toEqual(found)
  })

  it('does not find a secret in a text without it', () => {
    expect(findSecrets('another person, elsewhere@mail.example', [email])).toEqual([])
  })

  it('does not find an eight-character secret by chance in random Base64', () => {
    const digests = Array.from({ length: 10_000 }, (_, i) =>
      createHash('sha256').update(`${i}`).digest('base64'),
    )
    expect(findSecrets(digests.join('\n'), [{ label: 'number', value: 'AB123456' }])).toEqual([])
  })
})
