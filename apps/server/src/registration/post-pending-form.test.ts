import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

const form = {
  emailAddress: 'zoe@example.test',
  formType: 'registration',
  formIndex: 1,
  formData: { firstName: 'Zoe', city: 'Leeds' },
  formCompleted: false,
}
const post = (more: object = {}) =>
  server()
    .rest()
    .call('postPendingForm', { ...form, ...more })

it('stores a form encrypted and updates it', async () => {
  const { id, resumeKey } = await post()
  expect(await post({ id, resumeKey, formIndex: 2, formCompleted: true })).toEqual({ id, resumeKey })
  const [row] = await server().sql<{ line: string; form_index: number }>(
    'SELECT f::text AS line, form_index FROM pending_form AS f WHERE id = $1',
    [id],
  )
  expect(row).toMatchObject({ form_index: 2 })
  expect(row!.line).not.toMatch(/zoe|Leeds/i)
})

it('returns a form only to the browser that stored it', async () => {
  const { id, resumeKey } = await post()
  const { call } = server().rest()
  expect(await call('getPendingForm', { id, resumeKey })).toEqual({ id, ...form })
  const wrongKey = `${resumeKey.slice(0, -1)}${resumeKey.endsWith('A') ? 'Q' : 'A'}`
  for (const [caller, input] of [
    [call, { id, resumeKey: wrongKey }],
    [call, { id: id + 1, resumeKey }],
    [server().rest('south').call, { id, resumeKey }],
  ] as const)
    expect(await expectFault(caller, 'getPendingForm', input)).toMatchObject({ name: 'profile.notFound' })
})

it('does not change a form for a caller without its key', async () => {
  const { id } = await post()
  const other = await post({ id, formData: { firstName: 'Mallory' } })
  expect(other.id).not.toBe(id)
})

it('creates another form for another address', async () => {
  const { id } = await post()
  const other = await post({ id, emailAddress: 'adam@example.test' })
  expect(other.id).not.toBe(id)
})

it.each([
  ['a password', { formData: { newPassword: 'x' } }],
  ['an invalid form type', { formType: 'a\u0000b' }],
  ['an index that is too large', { formIndex: 2 ** 40 }],
])('refuses %s', async (_, more) => {
  expect(await expectFault(server().rest().call, 'postPendingForm', { ...form, ...more })).toMatchObject({
    name: 'request.invalid',
  })
})

it('deletes a form after thirty days', async () => {
  const { id } = await post()
  await server().sql(`UPDATE pending_form SET kept_until = kept_until - interval '31 days' WHERE id = $1`, [
    id,
  ])
  await post()
  expect(await server().sql('SELECT FROM pending_form WHERE id = $1', [id])).toEqual([])
})
