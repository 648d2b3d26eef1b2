import { randomUUID } from 'node:crypto'
import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember } from '@fairground/database/transaction'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeReconciliation } from '#payments/reconcile/queries/days.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { creditCommand, orderDeposit, provider } from '#testing/cashier-commands.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let playerId: number
let otherId: number
let taken: TakenLane
let submit: ReturnType<typeof startLane>['submit']
let staffConsole: TestConsole
let finance: StaffMember
let second: StaffMember
let product: StaffMember
let cashier: StaffMember

beforeAll(async () => {
  books = await openBooks()
  ;[playerId, otherId] = (await books.players(2, 10_000n)) as [number, number]
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
  const lane: LaneClient = {
    async submit(_, name, request) {
      const reply = await submit({ name, request } as never)
      if ('refused' in reply) throw new Error(reply.refused)
      return reply.ok as never
    },
  }
  staffConsole = await openTestConsole(books, { lane })
  finance = await staffConsole.hire(['finance'])
  second = await staffConsole.hire(['finance'])
  product = await staffConsole.hire(['productManager'])
  cashier = await staffConsole.hire(['cashier'])
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  await taken.release()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
}, 120_000)

/** An order of 1,000 for which 900 arrived. */
const suspend = async (): Promise<number> => {
  const paymentId = await orderDeposit(submit, playerId, 1000n)
  await submit(creditCommand(paymentId, playerId, 900n))
  return paymentId
}

const proposeAs = (maker: StaffMember, kind: ProposalKind, payload: object, memberId = books.memberId) =>
  maker.call('propose', { requestId: randomUUID(), kind, payload, reason: 'a test' }, memberId)

const decide = async (maker: StaffMember, voter: StaffMember, kind: ProposalKind, payload: object) => {
  const { proposal } = await proposeAs(maker, kind, payload)
  const { proposalId } = proposal
  await voter.vote(books.memberId, proposalId)
  const [row] = await books.rows<{ status: string; result: unknown }>(
    'SELECT status, result FROM proposal WHERE member_id = $1 AND id = $2',
    [books.memberId, proposalId],
  )
  return { proposalId, ...row! }
}

describe('money in suspense', () => {
  it('is listed, and matched to a player by two people once', async () => {
    const depositId = await suspend()
    const { items } = await cashier.call('listSuspense', {}, books.memberId)
    expect(items).toMatchObject([{ depositId, amount: '900', orderedAmount: '1000', flag: 'amountDiffers' }])
    const payload = { depositId, playerId: otherId, amount: '900', currency: books.currency }
    const before = await books.balance('player:cash', otherId)
    const { status } = await decide(cashier, finance, 'matchSuspense', payload)
    expect(status).toBe('executed')
    expect(await books.balance('player:cash', otherId)).toBe(before + 900n)
    expect(await cashier.call('listSuspense', {}, books.memberId)).toEqual({ items: [], next: null })
    await expect(proposeAs(cashier, 'matchSuspense', payload)).rejects.toThrow('no money in suspense')
    await expect(
      proposeAs(cashier, 'returnSuspense', { depositId, amount: '900', currency: books.currency }),
    ).rejects.toThrow('no money in suspense')
  })

  it('returns to its sender, and the refund is due at the provider', async () => {
    const depositId = await suspend()
    const payload = { depositId, amount: '900', currency: books.currency }
    await books.rows(
      `INSERT INTO deposit_order (member_id, op_key, player_id, kind, expires_at)
       SELECT j.member_id, j.op_key, $2, 'card', clock_timestamp() FROM journal j WHERE j.member_id = $1 AND j.id = $3`,
      [books.memberId, playerId, depositId],
    )
    const suspense = await books.balance('suspense', 0)
    expect((await decide(finance, second, 'returnSuspense', payload)).status).toBe('executed')
    expect(await books.balance('suspense', 0)).toBe(suspense - 900n)
    const [order] = await books.rows<{ refund_at: number | null }>(
      `SELECT o.refund_at FROM deposit_order o JOIN journal j ON j.member_id = o.member_id AND j.op_key = o.op_key
        WHERE j.member_id = $1 AND j.id = $2`,
      [books.memberId, depositId],
    )
    expect(order?.refund_at).not.toBeNull()
  })

  it('stays there for another amount, another operator, a voter without the right, and a lane command without votes', async () => {
    const depositId = await suspend()
    const payload = { depositId, playerId: otherId, amount: '900', currency: books.currency }
    await expect(proposeAs(finance, 'matchSuspense', { ...payload, amount: '901' })).rejects.toThrow(
      'another amount',
    )
    const elsewhere = await staffConsole.hire(['finance'], { memberId: books.otherMemberId })
    await expect(proposeAs(elsewhere, 'matchSuspense', payload)).rejects.toThrow()
    await expect(proposeAs(elsewhere, 'matchSuspense', payload, books.otherMemberId)).rejects.toThrow(
      'no money in suspense',
    )
    const { proposal } = await proposeAs(finance, 'matchSuspense', payload)
    const { proposalId } = proposal
    await expect(cashier.vote(books.memberId, proposalId)).rejects.toThrow()
    const request = {
      proposalId,
      paymentId: depositId,
      playerId: otherId,
      currency: books.currency,
      amount: 900n,
    }
    const noProposal = { ok: { done: false, reason: 'noProposal' } }
    expect(await submit({ name: 'settleSuspense', request })).toMatchObject(noProposal)
    await second.vote(books.memberId, proposalId)
    const stolen = { ...request, playerId }
    expect(await submit({ name: 'settleSuspense', request: stolen })).toMatchObject({ ok: { done: false } })
  })
})

it('lists deposits, and shows one with its webhooks and journals', async () => {
  const depositId = await orderDeposit(submit, playerId, 700n)
  await submit(creditCommand(depositId, playerId, 700n))
  await books.rows(
    `INSERT INTO payment_inbox (member_id, provider, event_id, reference, sealed) VALUES ($1, $2, 'evt-1', $3, '')`,
    [books.memberId, provider, `d${books.memberId}-${depositId}`],
  )
  const { deposits } = await cashier.call(
    'listDeposits',
    { playerId, state: 'COMPLETED', limit: 1 },
    books.memberId,
  )
  expect(deposits).toMatchObject([{ depositId, amount: '700', state: 'COMPLETED', flag: null }])
  const shown = await cashier.call('getDeposit', { depositId }, books.memberId)
  expect(shown.webhooks).toMatchObject([{ eventId: 'evt-1' }])
  expect(shown.journals.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit-order', '0'],
    ['deposit-credit', '700'],
  ])
  const elsewhere = await staffConsole.hire(['cashier'], { memberId: books.otherMemberId })
  await expect(elsewhere.call('getDeposit', { depositId }, books.otherMemberId)).rejects.toThrow('no deposit')
})

it('funds a jackpot by two people, and lists it with its journals', async () => {
  const payload = { gameId: books.gameId, amount: '5000', currency: books.currency }
  expect((await decide(product, finance, 'fundJackpot', payload)).status).toBe('executed')
  const { jackpots } = await finance.call('listJackpots', {}, books.memberId)
  expect(jackpots).toMatchObject([{ gameId: books.gameId, balance: '5000' }])
  const { accountId } = jackpots[0]!
  const { journals } = await finance.call('listJournals', { accountId }, books.memberId)
  expect(journals.map(({ kind }) => kind)).toEqual(['fund-jackpot'])
  await expect(proposeAs(product, 'fundJackpot', { ...payload, gameId: 999 })).rejects.toThrow('no game 999')
  const forged = { proposalId: 999_999, gameId: books.gameId, currency: books.currency, amount: 1n }
  expect(await submit({ name: 'fundByProposal', request: forged })).toMatchObject({ ok: { done: false } })
})

it('sets exchange rates by two people and keeps their history', async () => {
  const rates = [{ currency: 'USD', value: '0.91', retired: false }]
  expect((await decide(finance, second, 'setExchangeRates', { rates })).status).toBe('executed')
  const changed = [{ currency: 'USD', value: '0.92', retired: true }]
  expect((await decide(finance, second, 'setExchangeRates', { rates: changed })).status).toBe('executed')
  const listed = await finance.call('listExchangeRates', {}, books.memberId)
  expect(listed.rates).toEqual(changed)
  const { changes } = await finance.call('listExchangeRateChanges', {}, books.memberId)
  expect(changes.map(({ value }) => value)).toEqual(['0.92', '0.91'])
  for (const wrong of [
    [{ currency: books.currency, value: '2', retired: false }],
    [{ currency: 'USD', value: '0.000', retired: false }],
    [...rates, ...rates],
  ])
    await expect(proposeAs(finance, 'setExchangeRates', { rates: wrong })).rejects.toThrow()
})

describe('promotions', () => {
  const terms = {
    amount: '500',
    currency: 'EUR',
    subject: 'Welcome back',
    minimumDeposit: '1000',
    wageringTimes: 1,
    useDays: 7,
  }

  it('lets one person offer a bonus up to the setting, and two people above it', async () => {
    const offer = (amount: string) =>
      product.call('offerBonus', { ...terms, playerId, amount, reason: 'a call' }, books.memberId)
    await expect(offer('500')).rejects.toThrow()
    await books.rows(`UPDATE member SET settings = settings || '{"bonusAloneTo": "500"}' WHERE id = $1`, [
      books.memberId,
    ])
    await expect(offer('501')).rejects.toThrow()
    const { offerId } = await offer('500')
    expect(offerId).toBeGreaterThan(0)
    await expect(offer('500')).rejects.toThrow('already')
    const large = { ...terms, playerId: otherId, amount: '90000' }
    expect((await decide(product, finance, 'offerBonus', large)).status).toBe('executed')
    await expect(
      inMember(staffConsole.context.db, books.memberId, tx =>
        tx
          .insertInto('bonus_offer')
          .values({
            member_id: books.memberId,
            player_id: playerId,
            subject: 'planted',
            kind: 'reload',
            minimum_deposit: 1n,
            currency: 'EUR',
            amount: 90_000n,
            use_by: sql<number>`clock_timestamp() + interval '1 day'`,
            offered_by: 1,
          })
          .execute(),
      ),
    ).rejects.toThrow('needs an approved proposal')
  })

  it('creates a coupon by two people, previews its cost, shortens and ends it', async () => {
    const coupon = {
      code: 'SPRING-25',
      text: 'A quarter more',
      currency: 'EUR',
      instant: false,
      amount: '0',
      percent: 25,
      maximum: '2500',
      minimumDeposit: '1000',
      firstDepositOnly: false,
      maxUses: 100,
      maxUsesByPlayer: 1,
      wageringTimes: 2,
      bonusDays: 30,
      expiresAt: null,
    }
    expect(
      await product.call('previewCoupon', { coupon, deposit: '4000', deposits: 50 }, books.memberId),
    ).toEqual({ perUse: '1000', uses: 50, cost: '50000', maxCost: '250000' })
    expect((await decide(product, finance, 'createCoupon', { coupon })).status).toBe('executed')
    const list = async () => (await product.call('listCoupons', {}, books.memberId)).coupons
    const [made] = await list()
    expect(made).toMatchObject({ coupon, active: true, uses: 0, cost: '0' })
    const { couponId } = made!
    const soon = Date.now() + 60_000
    const change = { couponId, text: 'Ends soon', reason: 'a test' }
    await product.call('changeCoupon', { ...change, expiresAt: soon }, books.memberId)
    await expect(
      product.call('changeCoupon', { ...change, expiresAt: null }, books.memberId),
    ).rejects.toThrow('only end earlier')
    await product.call('endCoupon', { couponId, reason: 'over' }, books.memberId)
    expect((await list())[0]).toMatchObject({ active: false, coupon: { text: 'Ends soon', expiresAt: soon } })
    await expect(proposeAs(product, 'createCoupon', { coupon })).rejects.toThrow('already')
  })
})

it('keeps differences of a day as a worklist until they are explained, corrected or gone', async () => {
  const name = { memberId: books.memberId, provider, day: '2026-01-31' }
  const difference = (reference: string) => ({
    reference,
    movement: 'paid' as const,
    text: 'ours 1, theirs 2',
  })
  const store = (...references: string[]) =>
    inMember(books.app.db, books.memberId, tx =>
      storeReconciliation(tx, name, { differences: references.map(difference), movements: 3 }),
    )
  await store('d1-1', 'd1-2', 'd1-3')
  await store('d1-1', 'd1-2')
  const list = () => finance.call('listDifferences', {}, books.memberId)
  const { differences, open } = await list()
  expect([open, differences.map(({ reference, state }) => `${reference} ${state}`)]).toEqual([
    2,
    ['d1-1 open', 'd1-2 open', 'd1-3 gone'],
  ])
  const [first, other] = differences
  const explain = (differenceId: number, proposalId?: number) =>
    finance.call(
      'explainDifference',
      { differenceId, reason: 'a fee', ...(proposalId === undefined ? {} : { proposalId }) },
      books.memberId,
    )
  await explain(first!.differenceId)
  await expect(explain(first!.differenceId)).rejects.toThrow('no open difference')
  await expect(explain(other!.differenceId, 999_999)).rejects.toThrow('corrected nothing')
  const adjusted = await decide(finance, second, 'adjustBalance', {
    playerId,
    amount: '5',
    currency: books.currency,
  })
  await explain(other!.differenceId, adjusted.proposalId)
  await store('d1-1', 'd1-2')
  expect((await list()).differences.map(({ state }) => state)).toEqual(['explained', 'corrected', 'gone'])
  await expect(
    cashier.call('explainDifference', { differenceId: first!.differenceId, reason: 'x' }, books.memberId),
  ).rejects.toThrow()
})

it('explores accounts and journals down to the hash, and states the funds of players', async () => {
  const { accounts } = await finance.call(
    'listAccounts',
    { kind: 'player:cash', ref: playerId },
    books.memberId,
  )
  const cash = await books.balance('player:cash', playerId)
  expect(accounts).toMatchObject([{ ref: playerId, balance: String(cash) }])
  const page = await finance.call('listJournals', { playerId, limit: 2 }, books.memberId)
  expect(page.journals).toHaveLength(2)
  const rest = await finance.call('listJournals', { playerId, after: page.next!, limit: 2 }, books.memberId)
  expect(rest.journals[0]!.journalId).toBeLessThan(page.journals[1]!.journalId)
  const { journalId } = page.journals[0]!
  const shown = await finance.call('getJournal', { journalId }, books.memberId)
  const before = await finance.call('getJournal', { journalId: journalId - 1 }, books.memberId)
  expect(shown.previousHash).toBe(before.journal.hash)
  expect(shown.entries.length).toBeGreaterThan(0)
  const { currencies, lastJournalId } = await finance.call('getPlayerFunds', {}, books.memberId)
  const funds = currencies.find(({ currency }) => currency === books.currency)!
  const total = await books.one<{ cash: bigint; clearing: bigint; newest: bigint }>(
    `SELECT sum(c_post - d_post) FILTER (WHERE kind = 'player:cash')::bigint AS cash,
            sum(d_post - c_post) FILTER (WHERE kind = 'clearing')::bigint AS clearing,
            (SELECT max(id) FROM journal WHERE member_id = $1) AS newest
       FROM account WHERE member_id = $1 AND currency = $2`,
    [books.memberId, books.currency],
  )
  expect(funds).toMatchObject({ cash: String(total.cash), atProviders: String(total.clearing) })
  expect(BigInt(lastJournalId)).toBe(total.newest)
  await expect(cashier.call('getPlayerFunds', {}, books.memberId)).rejects.toThrow()
})
