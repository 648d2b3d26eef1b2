import { createPublicKey, verify } from 'node:crypto'

const maxTokenSeconds = 86_400
const pointBytes = 65

interface Claims {
  readonly aud?: string
  readonly exp?: number
  readonly sub?: string
}

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The key is an uncompressed point of P-256: 4, then x and y. */
const toPublicKey = (key: string) => {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== pointBytes || point[0] !== 4) return undefined
  const jwk = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...jwk }, format: 'jwk' })
}

/** Checks the authorization header of RFC 8292. Returns what is wrong, or undefined. */
export const findVapidProblem = (
  authorization: string | undefined,
  origin: string,
  now: number,
): string | undefined => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (token === undefined || key === undefined) return 'no vapid credentials'
  const [head = '', body = '', signature = ''] = token.split('.')
  const publicKey = toPublicKey(key)
  if (!publicKey) return 'the key is not a point of P-256'
  if ((decode(head) as { alg?: string }).alg !== 'ES256') return 'the algorithm is not ES256'
  const signed = Buffer.from(`${head}.${body}`)
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) return 'the signature is not valid'
  const { aud, exp = 0, sub = '' } = decode(body) as Claims
  if (aud !== origin) return 'the token is for another push service'
  const seconds = now / 1000
  if (exp < seconds || exp > seconds + maxTokenSeconds) return 'the token has expired or lasts too long'
  return /^(mailto|https):/.test(sub) ? undefined : 'the token has no contact'
}
