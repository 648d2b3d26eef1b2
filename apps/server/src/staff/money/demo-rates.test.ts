import { seedOffers } from '@fairground/testkit/demo/offers/seed-offers'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let maker: StaffMember
let voter: StaffMember

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  maker = await staffConsole.hire(['finance', 'productManager'])
  voter = await staffConsole.hire(['finance'])
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  await books.close()
})

it('lets the staff of the demonstration decide about exchange rates only if they differ', async () => {
  const member = { id: books.memberId, code: 'sherbet', currency: books.currency, games: [] }
  const start = () =>
    seedOffers(
      {
        call: (name, input, memberId) => maker.call(name, input, memberId),
        async decide(memberId, kind, payload) {
          await voter.vote(memberId, await maker.propose(memberId, kind, payload))
        },
        extras: false,
        showcase: true,
      },
      [member as unknown as DemoMember],
    )
  const countProposals = async () =>
    (await books.rows(`SELECT FROM proposal WHERE kind = 'setExchangeRates' AND status = 'executed'`)).length
  await start()
  await start()
  expect(await countProposals()).toBe(1)
  await books.rows(`UPDATE currency_rate SET value = 0.5 WHERE member_id = $1`, [books.memberId])
  await start()
  expect(await countProposals()).toBe(2)
})
