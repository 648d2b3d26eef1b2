import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createOperatorCall } from '@fairground/operator-client/operator-client'
import { createFirstStaff } from '@fairground/server/staff/access/first-staff'
import { demoMembers } from '@fairground/testkit/demo/world'
import { acceptInvitation } from '@fairground/testkit/staff/staff-member'
import { expect, it } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { useSiteWorld } from '../support/site-world.ts'
import { addAuthenticator } from './support/add-authenticator.ts'

const world = useSiteWorld('console-passkey', () => ({
  members: [{ ...demoMembers[0]!, games: [] }],
  crowd: 0,
  staffed: true,
}))

const inviteAdmins = async (): Promise<readonly string[]> => {
  const { ownerUrl, consoleUrl } = world().stack
  const { db, close } = connect({ url: ownerUrl, connections: 1, name: 'test', onError: () => undefined })
  try {
    const admins = await inMember(db, 0, tx =>
      createFirstStaff(tx, consoleUrl, [
        { name: 'Ada Admin', email: 'ada@staff.example' },
        { name: 'Grace Admin', email: 'grace@staff.example' },
      ]),
    )
    return admins.map(({ link }) => link)
  } finally {
    await close()
  }
}

it('enrols a passkey, signs a command line in and votes with it, at 390 and 1280 px', async () => {
  const { consoleUrl } = world().stack
  const { context, errors } = await newVisitor(world().browser, 390, { program: 'console' })
  const page = await context.newPage()
  await addAuthenticator(page)
  const [link = '', secondLink = ''] = await inviteAdmins()
  await page.goto(link)
  // The token of the invitation does not stay in the address.
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('navigation', { name: 'Tasks' }).waitFor()

  const call = createOperatorCall(consoleUrl, () => undefined)
  const { deviceToken, url } = await call('beginDeviceSignIn', { client: 'a terminal' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('about:blank')
  await page.goto(url)
  await page.getByRole('button', { name: 'It is the same: sign in' }).click()
  await page.getByRole('heading', { name: 'Signed in' }).waitFor()
  const { session } = await call('finishDeviceSignIn', { deviceToken })
  expect(session).toMatchObject({ name: 'Ada Admin' })

  const grace = await acceptInvitation(consoleUrl, secondLink)
  const invited = await grace.call('inviteStaff', {
    name: 'Tom',
    email: 'tom@staff.example',
    reason: 'a colleague',
  })
  await acceptInvitation(consoleUrl, invited.link)
  const role = { staffId: invited.staffId, role: 'auditor', memberId: null, maxAmount: null } as const
  const proposalId = await grace.propose(0, 'grantRole', role, 'Tom checks the books')
  await page.goto('about:blank')
  await page.goto(`${consoleUrl}/#vote=0/${proposalId}`)
  await page.getByText('“Tom checks the books”').waitFor()
  await page.getByRole('cell', { name: 'Auditor' }).waitFor()
  await page.getByText('Matches what is shown').waitFor()
  await page.getByRole('button', { name: 'Approve with passkey' }).click()
  await page.getByText(`Proposal ${proposalId}: Done`).first().waitFor()
  const { proposals } = await grace.call('listProposals', {})
  expect(proposals[0]).toMatchObject({ proposalId, status: 'executed', votes: [{ decision: 'approve' }] })

  // Nothing of the session is left after the sign-out, and the passkey opens a new one.
  await page.getByRole('button', { name: 'Ada Admin' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation', { name: 'Console' }).waitFor()
  await page.getByRole('button', { name: 'Ada Admin' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()

  // The link was used.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByText('The passkey or the link is not valid').waitFor()
  expect(errors).toEqual([])
  await context.close()
})
