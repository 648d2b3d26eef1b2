import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let product: StaffMember
let finance: StaffMember
let stranger: StaffMember
let gameId: number

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  product = await staffConsole.hire(['productManager'])
  finance = await staffConsole.hire(['finance'])
  stranger = await staffConsole.hire(['productManager'], { memberId: books.otherMemberId })
  gameId = (
    await books.one<{ id: number }>('SELECT min(id) AS id FROM game WHERE member_id = $1', [books.memberId])
  ).id
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

const reason = 'a new offer'
const titles = { en_US: 'Lines', fr_FR: 'Grilles' }

const createGroup = async () =>
  (await product.call('saveGiftGroup', { groupId: null, titles, position: 1, reason }, books.memberId))
    .groupId

it('creates and changes a gift, with the old values in the audit log', async () => {
  const groupId = await createGroup()
  const gift: OperatorInput<'saveGift'> = {
    giftId: null,
    groupId,
    gameId,
    plays: 2,
    titles,
    descriptions: titles,
    active: true,
    position: 0,
    reason,
  }
  const { giftId } = await product.call('saveGift', gift, books.memberId)
  await product.call('saveGift', { ...gift, giftId, active: false }, books.memberId)
  const { gifts } = await product.call('listGifts', {}, books.memberId)
  expect(gifts).toEqual([
    { giftId, groupId, gameId, plays: 2, titles, descriptions: titles, active: false, position: 0 },
  ])
  const entry = await books.one<{ before: unknown; after: unknown }>(
    `SELECT before, after FROM audit_entry WHERE member_id = $1 AND action = 'save-gift' ORDER BY seq DESC LIMIT 1`,
    [books.memberId],
  )
  expect(entry).toMatchObject({ before: { active: true }, after: { active: false } })
  const lacking = product.call('saveGift', { ...gift, titles: { fr_FR: 'x' } }, books.memberId)
  expect(await refuses(lacking)).toContain('a text in en_US is missing')
  expect(await refuses(product.call('saveGift', { ...gift, gameId: 999_999 }, books.memberId))).toContain(
    'no game',
  )
})

it('pages the groups of gifts', async () => {
  await createGroup()
  await createGroup()
  const first = await product.call('listGiftGroups', { limit: 1 }, books.memberId)
  expect(first.groups).toHaveLength(1)
  const second = await product.call('listGiftGroups', { limit: 1, after: first.next! }, books.memberId)
  expect(second.groups[0]!.groupId).toBeGreaterThan(first.groups[0]!.groupId)
})

it('hides a shop that is not active from winners', async () => {
  const agent = { name: 'Post', address: '1 Quay', city: 'Bristol', openingHours: '9–17', phone: '', reason }
  const { agentId } = await product.call(
    'savePrizeAgent',
    { agentId: null, ...agent, active: true },
    books.memberId,
  )
  await product.call('savePrizeAgent', { agentId, ...agent, active: false }, books.memberId)
  const { agents } = await product.call('listPrizeAgents', {}, books.memberId)
  expect(agents).toMatchObject([{ agentId, name: 'Post', active: false }])
})

it('refuses the numbers of another operator and a role without the right', async () => {
  const groupId = await createGroup()
  const change = { groupId, titles, position: 9, reason }
  expect(await refuses(stranger.call('saveGiftGroup', change, books.memberId))).toContain('no such operator')
  expect(await refuses(stranger.call('saveGiftGroup', change, books.otherMemberId))).toContain('no group')
  expect(await refuses(finance.call('saveGiftGroup', change, books.memberId))).toContain('do not include')
})

const campaign = {
  kind: 'inGame',
  currency: 'EUR',
  amount: '100',
  wageringTimes: 3,
  useDays: 30,
  minimumDeposit: '0',
  everyPlay: 10,
} as const

it('starts a campaign by two people, and one person ends it for good', async () => {
  const terms = { ...campaign, gameId }
  const proposal = await product.propose(books.memberId, 'startBonusCampaign', { campaign: terms })
  expect(await finance.vote(books.memberId, proposal)).toMatchObject({ status: 'executed' })
  const { campaigns } = await product.call('listBonusCampaigns', {}, books.memberId)
  expect(campaigns).toMatchObject([{ campaign: terms, active: true, proposalId: proposal }])
  const { campaignId } = campaigns[0]!
  await product.call('endBonusCampaign', { campaignId, reason }, books.memberId)
  expect(await refuses(product.call('endBonusCampaign', { campaignId, reason }, books.memberId))).toContain(
    'no active campaign',
  )
  const without = { campaign: { ...campaign, gameId: null } }
  expect(await refuses(product.propose(books.memberId, 'startBonusCampaign', without))).toContain(
    'names its game',
  )
})

it('keeps campaigns against the console itself', async () => {
  const staff = connect({
    url: books.database.staffUrl,
    connections: 1,
    name: 'attack',
    onError: () => undefined,
  })
  const attack = (statement: ReturnType<typeof sql>) =>
    inMember(staff.db, books.memberId, tx => statement.execute(tx))
  try {
    await expect(
      attack(sql`INSERT INTO bonus_campaign (member_id, kind, currency, amount, minimum_deposit)
                 VALUES (${books.memberId}, 'reload', 'EUR', 100000, 1)`),
    ).rejects.toThrow('needs an approved proposal')
    await expect(attack(sql`UPDATE bonus_campaign SET active = true`)).rejects.toThrow('has ended')
    await expect(attack(sql`UPDATE bonus_campaign SET amount = 100000`)).rejects.toThrow('permission denied')
  } finally {
    await staff.close()
  }
})
