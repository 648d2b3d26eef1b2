import { createHmac, timingSafeEqual } from 'node:crypto'

/** `X-Twilio-Signature`: base64 of the HMAC-SHA1 of the called URL followed by the sorted form parameters. */
export const isTwilioSignature = (
  authToken: string,
  url: string,
  form: URLSearchParams,
  signature: string,
): boolean => {
  const content = [...form]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((text, [name, value]) => text + name + value, url)
  const expected = createHmac('sha1', authToken).update(content).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
