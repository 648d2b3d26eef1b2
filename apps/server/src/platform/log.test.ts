import { expect, it } from 'vitest'
import { createLog, type Log } from './log.ts'

const secret = 'hunter2-8Hq'

/** Writes with a log of its own and returns the line. */
const capture = (write: (log: Log) => void): string => {
  const lines: string[] = []
  write(createLog('test', 'info', { write: line => void lines.push(line) }))
  return lines.join('')
}

it.each<[string, object]>([
  ['a field', { password: secret }],
  ['a field of the wire', { input: { oldPassword: secret, newPassword: secret } }],
  ['a deep field', { a: { b: { c: { d: [{ authToken: secret }] } } } }],
  ['a header', { request: { headers: { 'auth-token': secret, cookie: secret, authorization: secret } } }],
  ['a nested object under a secret name', { clientSecret: { value: secret } }],
  [
    'a field of an error',
    { err: Object.assign(new Error('failed'), { config: { auth: { token: secret } } }) },
  ],
  [
    'a field of the cause of an error',
    {
      err: new Error('failed', { cause: Object.assign(new Error('inside'), { body: { password: secret } }) }),
    },
  ],
])('hides %s', (_, fields) => {
  const line = capture(log => log.warn(fields, 'something failed'))
  expect(line).not.toContain(secret)
  expect(line).toContain('something failed')
})

it('writes other fields, errors and circular objects', () => {
  const loop: Record<string, unknown> = { memberId: 7, at: new Date(0), ids: [1, 2] }
  loop['self'] = loop
  const line = JSON.parse(
    capture(log => log.warn({ loop, err: new TypeError('a defect') }, 'text')),
  ) as object
  expect(line).toMatchObject({
    msg: 'text',
    loop: { memberId: 7, at: '1970-01-01T00:00:00.000Z', ids: [1, 2], self: '[circular]' },
    err: { type: 'TypeError', message: 'a defect', stack: expect.stringContaining('log.test.ts') },
  })
})
