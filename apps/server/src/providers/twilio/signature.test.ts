import { expect, it } from 'vitest'
import { isTwilioSignature } from './signature.ts'

// Token, address, parameters and signature of the example in Twilio's documentation on request validation.
const token = '12345'
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
}
const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8='

it('accepts the signature of the documented example, in any order of the parameters', () => {
  expect(isTwilioSignature(token, url, new URLSearchParams(fields), signature)).toBe(true)
  const reversed = Object.entries(fields).toReversed()
  expect(isTwilioSignature(token, url, new URLSearchParams(reversed), signature)).toBe(true)
})

it.each([
  ['another token', '12346', url, fields, signature],
  ['another address', token, `${url}&x=1`, fields, signature],
  ['another parameter', token, url, { ...fields, Digits: '1235' }, signature],
  ['no signature', token, url, fields, ''],
] as const)('rejects %s', (_, key, address, changed, given) => {
  expect(isTwilioSignature(key, address, new URLSearchParams(changed), given)).toBe(false)
})
