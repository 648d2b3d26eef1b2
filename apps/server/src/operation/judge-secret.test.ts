import { expect, it } from 'vitest'
import { judgeSecret, type SecretVerdict } from './judge-secret.ts'
import { hashTokenPart } from './session-token.ts'

const [older, previous, present] = ['older', 'previous', 'present'].map(hashTokenPart) as [
  Buffer,
  Buffer,
  Buffer,
]

const stored = {
  secret_hash: present,
  previous_secret_hash: previous,
  secret_used: true,
  renewed_ms: 59_000,
}
const late = { renewed_ms: 61_000 }
const unused = { secret_used: false }

it.each<[string, Partial<typeof stored>, Buffer | null, SecretVerdict]>([
  ['the present secret is valid', late, present, 'valid'],
  ['the present secret is used for the first time', unused, present, 'first-use'],
  ['the previous secret is valid for a minute', {}, previous, 'valid'],
  ['the previous secret is reused after a minute', late, previous, 'reused'],
  ['the response with the present secret was lost', { ...late, ...unused }, previous, 'lost'],
  ['an older secret is reused', {}, older, 'reused'],
  ['an older secret is reused, although the present one is unused', unused, older, 'reused'],
  ['the first half of a token names no session', {}, null, 'unknown'],
])('judges that %s', (_, changed, secret, verdict) => {
  expect(judgeSecret({ ...stored, ...changed }, secret)).toBe(verdict)
})

it('admits a token without a secret only to a session without one', () => {
  const plain = { secret_hash: null, previous_secret_hash: null, secret_used: false, renewed_ms: null }
  expect(judgeSecret(plain, null)).toBe('valid')
  expect(judgeSecret(plain, present)).toBe('unknown')
})
