import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@fairground/database/connect'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let admin: StaffMember
let [finance, otherFinance]: StaffMember[] = []
let memberId: number

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  admin = await staffConsole.hire(['platformAdmin'], { memberId: null })
  finance = await staffConsole.hire(['finance'], { memberId: null })
  otherFinance = await staffConsole.hire(['finance'], { memberId: null })
  memberId = (await admin.call('createOperator', { operator: template, reason })).memberId
})
afterAll(async () => {
  await staffConsole.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const reason = 'a new operator'
const template: OperatorInput<'createOperator'>['operator'] = {
  code: 'harbour',
  name: 'Harbour',
  look: 'blue',
  scheme: 'dark',
  hosts: ['harbour.example'],
  profile: 'standard',
  currency: 'EUR',
  settings: { title: 'Harbour', minimumAge: 18 },
}

/** The text of the fault. */
const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

const readSettings = async () => (await admin.call('getOperator', {}, memberId)).operator

describe('an operator', () => {
  it('is created with a given site key, once', async () => {
    const siteKey = 'a-chosen-site-key'
    const operator = { ...template, code: 'second', hosts: ['second.example'], siteKey }
    expect(await admin.call('createOperator', { operator, reason })).toMatchObject({ siteKey })
    const third = { ...operator, code: 'third', hosts: ['third.example'] }
    expect(await refuses(admin.call('createOperator', { operator: third, reason }))).toContain(
      'operator second has this code, this site key or one of these hosts',
    )
  })

  it('is known to the console at once', async () => {
    await readSettings()
    const operator = { ...template, code: 'prompt', hosts: ['prompt.example'] }
    const created = await admin.call('createOperator', { operator, reason })
    expect((await admin.call('getOperator', {}, created.memberId)).operator).toMatchObject({ code: 'prompt' })
    for (const unknown of [created.memberId + 1, 2_147_483_647, 9_999_999_999])
      expect(await refuses(admin.call('getOperator', {}, unknown))).toContain('no such operator')
  })

  it('changes its name, hosts and settings, with the old values in the audit log', async () => {
    await admin.call(
      'changeOperator',
      {
        name: 'Old Harbour',
        hosts: ['harbour.example', 'www.harbour.example'],
        settings: { minimumAge: 21 },
        unset: ['title'],
        reason,
      },
      memberId,
    )
    expect(await readSettings()).toMatchObject({
      name: 'Old Harbour',
      hosts: ['harbour.example', 'www.harbour.example'],
      settings: { minimumAge: 21 },
    })
    const [entry] = await books.rows<{ before: unknown; after: unknown }>(
      `SELECT before, after FROM audit_entry WHERE member_id = $1 AND action = 'change-operator'`,
      [memberId],
    )
    expect(entry).toMatchObject({
      before: { name: 'Harbour', settings: { minimumAge: 18, title: 'Harbour' } },
      after: { name: 'Old Harbour', settings: { minimumAge: 21, title: null } },
    })
  })

  it('gets no host of another operator', async () => {
    const taken = admin.call('changeOperator', { hosts: ['second.example'], reason }, memberId)
    expect(await refuses(taken)).toContain('operator second has one of these hosts')
  })

  it('changes no setting of money without a proposal', async () => {
    const settings = { withdrawalFourEyesFrom: '999999999' } as never
    expect(await refuses(admin.call('changeOperator', { settings, reason }, memberId))).toContain('contract')
    const operator = { ...template, code: 'fourth', hosts: ['fourth.example'], settings }
    expect(await refuses(admin.call('createOperator', { operator, reason }))).toContain('contract')
  })

  it('changes settings of money by two people of finance', async () => {
    const payload = {
      settings: { withdrawalFourEyesFrom: '50000', giftsPerMonth: '20.00' },
      unset: [],
      returns: { min: 45, max: 75 },
    }
    const proposal = await finance!.propose(memberId, 'changeMoneySettings', payload)
    expect(await otherFinance!.vote(memberId, proposal)).toMatchObject({ status: 'executed' })
    expect(await readSettings()).toMatchObject({
      returns: { min: 45, max: 75 },
      settings: { minimumAge: 21, withdrawalFourEyesFrom: '50000', giftsPerMonth: '20.00' },
    })
    const back = { settings: {}, unset: ['giftsPerMonth' as const] }
    await otherFinance!.vote(memberId, await finance!.propose(memberId, 'changeMoneySettings', back))
    expect((await readSettings()).settings).not.toHaveProperty('giftsPerMonth')
    const empty = { settings: {}, unset: [], returns: { min: 80, max: 20 } }
    expect(await refuses(finance!.propose(memberId, 'changeMoneySettings', empty))).toContain('empty')
  })

  it('keeps its settings of money against the console itself', async () => {
    const staff = connect({
      url: books.database.staffUrl,
      connections: 1,
      name: 'attack',
      onError: () => undefined,
    })
    try {
      for (const change of [
        `settings = settings || '{"withdrawalFourEyesFrom": "1"}'`,
        `settings = settings - 'withdrawalFourEyesFrom'`,
        'return_max = 100',
      ]) {
        const attempt = staff.pool.query(`UPDATE member SET ${change} WHERE id = $1`, [memberId])
        await expect(attempt).rejects.toThrow('permission denied')
      }
    } finally {
      await staff.close()
    }
  })

  it('lists what it lacks before it can sell', async () => {
    const { isReady, items } = await admin.call('getReadiness', {}, memberId)
    expect(isReady).toBe(false)
    const state = Object.fromEntries(items.map(item => [item.item, item.isReady]))
    expect(state).toMatchObject({ hosts: true, returns: true, game: false, openInstance: false })
    expect(items.find(({ item }) => item === 'moneyStaff')?.detail).toBe('cashier: 0 of 2')
  })

  it('is listed page by page', async () => {
    const first = await admin.call('listOperators', { limit: 2 })
    const rest = await admin.call('listOperators', { after: first.next! })
    expect(first.operators).toHaveLength(2)
    expect([...first.operators, ...rest.operators].map(({ code }) => code)).toContain('second')
    expect(rest.next).toBeNull()
  })
})
