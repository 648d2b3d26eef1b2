import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { sweepProposals } from './sweep.ts'

let books: Books
let playerId: number
let staffConsole: TestConsole
let product: StaffMember
let finance: StaffMember
let second: StaffMember

beforeAll(async () => {
  books = await openBooks()
  ;[playerId] = (await books.players(1, 0n)) as [number]
  staffConsole = await openTestConsole(books)
  staffConsole.context.log.level = 'silent'
  product = await staffConsole.hire(['productManager'])
  finance = await staffConsole.hire(['finance'])
  second = await staffConsole.hire(['finance'])
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
}, 120_000)

const toOffer = (subject: string, wageringTimes: number) => ({
  playerId,
  amount: '90000',
  currency: 'EUR',
  subject,
  minimumDeposit: '1000',
  wageringTimes,
  useDays: 7,
})
const toCoupon = (code: string, wageringTimes: number, instant = false) => ({
  coupon: {
    code,
    text: 'More',
    currency: 'EUR',
    instant,
    amount: '500',
    percent: 0,
    maximum: null,
    minimumDeposit: '1000',
    firstDepositOnly: false,
    maxUses: null,
    maxUsesByPlayer: 1,
    wageringTimes,
    bonusDays: 30,
    expiresAt: null,
  },
})
const useProfile = (name: 'standard' | 'strict') =>
  books.rows('UPDATE member SET profile = $2 WHERE id = $1', [books.memberId, name])

const readProposal = (proposalId: number) =>
  books.one<{ status: string; result: { why?: string } | null }>(
    'SELECT status, result FROM proposal WHERE member_id = $1 AND id = $2',
    [books.memberId, proposalId],
  )

it('refuses a play-through above the limit of the profile when it is proposed', async () => {
  await useProfile('strict')
  const tooOften = 'at most 10 times'
  await expect(product.propose(books.memberId, 'offerBonus', toOffer('often', 11))).rejects.toThrow(tooOften)
  await expect(product.propose(books.memberId, 'createCoupon', toCoupon('OFTEN', 11))).rejects.toThrow(
    tooOften,
  )
  await expect(
    product.call('offerBonus', { ...toOffer('often', 11), reason: 'a call' }, books.memberId),
  ).rejects.toThrow(tooOften)
  for (const [kind, payload] of [
    ['offerBonus', toOffer('ten', 10)],
    ['createCoupon', toCoupon('TEN', 10)],
    ['createCoupon', toCoupon('CASH', 100, true)],
  ] as const)
    expect(
      await finance.vote(books.memberId, await product.propose(books.memberId, kind, payload)),
    ).toMatchObject({ status: 'executed' })
  await useProfile('standard')
})

it.each([
  ['offerBonus', toOffer('later', 11)],
  ['createCoupon', toCoupon('LATER', 11)],
] as const)(
  'ends an approved %s as failed if the profile became strict meanwhile, and frees its subject',
  async (kind, terms) => {
    const payload = 'playerId' in terms ? { ...terms, playerId } : terms
    const proposal = await product.propose(books.memberId, kind, payload)
    await useProfile('strict')
    expect(await finance.vote(books.memberId, proposal)).toMatchObject({ status: 'failed' })
    expect((await readProposal(proposal)).result?.why).toContain('at most 10 times')
    await useProfile('standard')
    expect(
      await finance.vote(books.memberId, await product.propose(books.memberId, kind, payload)),
    ).toMatchObject({ status: 'executed' })
  },
)

/** A rule of the database that the code does not know, or a fault of it. */
const plant = (table: string, code: string) =>
  books.owner.query(`
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER planted BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION planted()`)
const remove = () => books.owner.query('DROP FUNCTION planted CASCADE')

it.each(['23514', '23505', '22003', 'P0001'])('takes the refusal %s of the database as final', async code => {
  const proposal = await product.propose(books.memberId, 'offerBonus', toOffer(`planted ${code}`, 1))
  await plant('bonus_offer', code)
  try {
    expect(await finance.vote(books.memberId, proposal)).toMatchObject({ status: 'failed' })
    expect((await readProposal(proposal)).result?.why).toBe('the database refuses it: planted')
    const entry = await books.one<{ action: string }>(
      'SELECT action FROM audit_entry WHERE member_id = $1 ORDER BY seq DESC LIMIT 1',
      [books.memberId],
    )
    expect(entry.action).toBe('offerBonus-failed')
  } finally {
    await remove()
  }
})

it.each(['40001', '57014', '53100'])('repeats an execution after the technical fault %s', async code => {
  const proposal = await product.propose(books.memberId, 'offerBonus', toOffer(`fault ${code}`, 1))
  const rates = { rates: [{ currency: 'USD', value: `0.${code}`, retired: false }] }
  const other = await finance.propose(books.memberId, 'setExchangeRates', rates)
  await plant('bonus_offer', code)
  try {
    await expect(finance.vote(books.memberId, proposal)).rejects.toThrow()
    expect(await readProposal(proposal)).toMatchObject({ status: 'approved', result: null })
    await approveWithoutExecution(other)
    // The first one fails again and must not stop the second one.
    await sweepProposals(staffConsole.context)
    expect(await readProposal(proposal)).toMatchObject({ status: 'approved' })
    expect(await readProposal(other)).toMatchObject({ status: 'executed' })
  } finally {
    await remove()
  }
  await sweepProposals(staffConsole.context)
  expect(await readProposal(proposal)).toMatchObject({ status: 'executed' })
})

/** A fault at the first execution leaves the proposal approved. */
const approveWithoutExecution = async (proposal: number): Promise<void> => {
  await books.owner.query(`
    CREATE FUNCTION lost() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '57014'; END $$;
    CREATE TRIGGER lost BEFORE INSERT ON currency_rate_change FOR EACH ROW EXECUTE FUNCTION lost()`)
  await second.vote(books.memberId, proposal).catch(() => undefined)
  await books.owner.query('DROP FUNCTION lost CASCADE')
  expect(await readProposal(proposal)).toMatchObject({ status: 'approved' })
}
