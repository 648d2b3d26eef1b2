import { defaultThresholds } from '@fairground/rules/protection/thresholds'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { loginModal } from '../pages/login-modal.ts'
import { newVisitor } from '../support/browser.ts'
import { takePicture } from '../support/take-picture.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'

const game = { ...demoMembers[0]!.games[0]!, ...hourlyFromNow() }
const member = { ...demoMembers[0]!, games: [game] }
const world = useConsoleWorld('console-safer-play', () => ({ members: [member], crowd: 0 }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

it.skipIf(isShort)('leads from a flag to a contact and a break, which the player sees', async () => {
  const { stack, browser, address } = world()
  const ines = await world().signIn('ines')
  const { page } = ines

  // The rules become strict by two people, so that one purchase is a strong sign.
  await ines.open('safer-play/rules')
  await page.getByRole('button', { name: 'Propose a change…' }).click()
  const rules = page.getByRole('dialog', { name: 'Change the rules of safer play' })
  await rules.getByText('Spending of one day').click()
  const notice = rules.getByLabel('Notice from, for a new player').last()
  await notice.fill('')
  expect(await notice.inputValue()).toBe('')
  await notice.fill('0.50')
  await rules.getByLabel('Strong from, for a new player').last().fill('1.00')
  await rules.getByRole('textbox', { name: /Reason/ }).fill('guidance of the regulator')
  await takePicture(page, 'safer-play-rules')
  await rules.getByRole('button', { name: 'Propose' }).click()
  await rules.waitFor({ state: 'hidden' })
  const nora = await world().asStaff('nora')
  const [proposal] = (await nora.call('listProposals', { forMe: true }, member.id)).proposals
  expect(proposal).toMatchObject({
    kind: 'changeProtection',
    payload: {
      thresholds: [
        { name: 'bingeNewNotice', value: 50 },
        { name: 'bingeNewStrong', value: 100 },
      ],
    },
  })
  expect(defaultThresholds.bingeNewStrong).not.toBe(100)
  expect(await nora.vote(member.id, proposal!.proposalId)).toMatchObject({ status: 'executed' })

  const rowan = await logInThroughApi(stack.port, member, 'rowan')
  await buy(rowan, await findOpenGame(rowan, game.id), [4, 11, 23, 30, 38, 47])
  await until('the flag', async () => (await nora.call('listFlags', {}, member.id)).flags.length === 1)

  await ines.open('safer-play')
  const row = page.getByRole('row', { name: /rowan.*staked on one day/ })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show the indicators' }).click()
  await page.getByRole('img', { name: 'Spending on one day: 1 day, 1 of them strong' }).waitFor()
  await takePicture(page, 'safer-play-flag')

  await page.getByRole('button', { name: 'Force a break…' }).click()
  const breaking = page.getByRole('dialog', { name: 'Put rowan on a break?' })
  await breaking.getByRole('textbox', { name: /Reason/ }).fill('strong sign, until we have talked')
  await breaking.getByRole('button', { name: 'Start the break' }).click()
  await breaking.waitFor({ state: 'hidden' })
  await page.getByText(/by Ines Duarte · until/).waitFor()

  await page.getByRole('button', { name: 'Record a contact…' }).click()
  const contact = page.getByRole('dialog', { name: 'Record a contact with rowan' })
  await contact.getByLabel('Way').selectOption('Call')
  await contact.getByLabel('What came of it').selectOption({ index: 2 })
  await contact.getByLabel('Note').fill('We talked for ten minutes and agreed on a break.')
  await contact.getByRole('textbox', { name: /Reason/ }).fill('flag of the worklist')
  await contact.getByRole('button', { name: 'Record the contact' }).click()
  await page.getByText('No player waits for a person').waitFor()

  await ines.open('safer-play/interactions')
  await page.getByRole('textbox', { name: 'Reason' }).fill('review of outcomes')
  await page.getByRole('button', { name: 'Show the contacts' }).click()
  await page.getByRole('row', { name: /rowan.*Call.*agreed on a break.*Ines Duarte/ }).waitFor()
  await takePicture(page, 'safer-play-contacts')

  const visitor = await newVisitor(browser, 1280, { calm: true })
  const site = await visitor.context.newPage()
  await site.goto(address(member, '/?login=true'))
  await loginModal(site).logIn('rowan', demoPassword)
  await loginModal(site)
    .dialog.getByText(/restricted|support|break/i)
    .first()
    .waitFor()
  await visitor.context.close()
  expect(ines.errors).toEqual([])
  await ines.context.close()
})
