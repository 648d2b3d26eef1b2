import { randomUUID } from 'node:crypto'
import { isFault } from '@fairground/contract/errors'
import { startAutomaticStaff } from '@fairground/testkit/demo/automatic-staff'
import { openDemoApi } from '@fairground/testkit/demo/demo-api'
import { ensureDemoStaff } from '@fairground/testkit/demo/demo-staff'
import { depositThroughApi } from '@fairground/testkit/demo/deposit-through-api'
import { demoPassword } from '@fairground/testkit/demo/world'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, expect, it } from 'vitest'
import { plainPng, uploader } from '#documents/documents.test-support.ts'

const server = useTestServer({ sandbox: true })
afterAll(async () => expect(await server().audit()).toEqual([]))

const sendPassport = async (person: TestPlayer): Promise<void> => {
  const answer = await uploader(server())(person, await plainPng(8, 8))
  if (isFault(answer)) throw new Error(answer.name)
  const { uploadId } = answer
  const document = { kind: 'passport', fileName: 'me.png', contentType: 'image/png', uploadId } as const
  await person.call('submitVerificationRequest', { kind: 'id', documents: [document] })
}

const requestPayout = async ({ call }: TestPlayer): Promise<void> => {
  const { methods } = await call('getWithdrawalStep', { currencyId: 'GBP' })
  const request = { requestId: randomUUID(), currencyId: 'GBP', amount: '30.00', password: demoPassword }
  await call('payoutSubmit', { ...request, methodId: methods[0]!.id })
}

const readStatuses = async () => {
  const [documents] = await server().sql<{ status: string }>('SELECT status FROM verification_request')
  const [withdrawal] = await server().sql<{ status: string }>('SELECT status FROM withdrawal')
  return [documents?.status, withdrawal?.status]
}

it('approves documents and withdrawals after the wait, each by another member of staff', async () => {
  const alice = await server().login('alice')
  await depositThroughApi(alice, 'GBP', '40.00', '4242 4242 4242 4242')
  await sendPassport(alice)
  await requestPayout(alice)
  const { databaseUrl, ownerUrl, folder } = server()
  const consoleUrl = await server().startConsole()
  await ensureDemoStaff(ownerUrl, consoleUrl, folder)
  const staff = startAutomaticStaff({
    databaseUrl,
    api: openDemoApi({ ownerUrl, consoleUrl, folder }),
    waitMs: 4000,
  })
  try {
    await new Promise(resolve => setTimeout(resolve, 2000))
    expect(await readStatuses()).toEqual(['SUBMITTED', 'REQUESTED'])
    await until(
      'both approved',
      async () => {
        const [documents, withdrawal] = await readStatuses()
        return documents === 'VERIFIED' && withdrawal === 'PAID'
      },
      60_000,
    )
    const staffIds = await server().sql<{ id: number }>(
      `SELECT id FROM staff WHERE name IN ('Nadia (demo)', 'Tom (demo)') ORDER BY name`,
    )
    const [nadia, tom] = staffIds.map(({ id }) => id)
    const entries = await server().sql<{ actor: string; action: string }>(
      'SELECT actor, action FROM audit_entry WHERE member_id = 1 ORDER BY seq',
    )
    expect(entries).toEqual([
      { actor: `staff/${nadia}`, action: 'approve' },
      { actor: `staff/${tom}`, action: 'approve-withdrawal' },
    ])
  } finally {
    await staff.stop()
  }
}, 90_000)
