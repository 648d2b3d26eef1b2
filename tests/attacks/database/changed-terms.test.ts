import { withMemberClient } from '@fairground/server/ledger/member-client'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'

let books: Books
let playerId: number
beforeAll(async () => {
  books = await openBooks()
  playerId = (await books.players(1))[0]!
})
afterAll(() => books.close())

const changes: readonly [string, string][] = [
  ['rules', `rules = jsonb_set(rules, '{from}', '40')`],
  ['prize table', `prize_table = jsonb_set(prize_table, '{payoutPercentage}', '10')`],
  ['price', 'price = price + 200'],
]

/** What the database answers: restrict_violation is the trigger, insufficient_privilege the missing right. */
const answers: Readonly<Record<string, string>> = {
  '23001': 'trigger refuses',
  '42501': 'permission denied',
}

const answerTo = async (update: Promise<{ rowCount: number | null }>): Promise<string> => {
  try {
    return (await update).rowCount === 1 ? 'accepted' : 'no row'
  } catch (error) {
    const answer = answers[(error as { code?: string }).code ?? '']
    if (answer === undefined) throw error
    return answer
  }
}

const toSql = (change: string, id: number) =>
  [`UPDATE game_instance SET ${change} WHERE member_id = $1 AND id = $2`, [books.memberId, id]] as const

const asOwner = (change: string, id: number) => {
  const [text, values] = toSql(change, id)
  return answerTo(books.owner.query(text, [...values]))
}
const asPlatform = (change: string, id: number) => {
  const [text, values] = toSql(change, id)
  return answerTo(withMemberClient(books.app.pool, books.memberId, client => client.query(text, [...values])))
}

describe('an insider with a role of the database', () => {
  it.each(changes)(
    'changes the %s of an instance after its first sale, and is refused',
    async (_, change) => {
      const instanceId = await books.instance()
      await books.run([joinCommand({ playerId, instanceId })])
      expect(await asPlatform(change, instanceId)).toBe('permission denied')
      const answer = await asOwner(change, instanceId)
      expectOutcome('changed-terms', answer === 'accepted' ? undefined : answer)
    },
  )

  it.each(changes)('may change the %s as the owner before the first sale', async (_, change) => {
    expect(await asOwner(change, await books.instance())).toBe('accepted')
  })

  it('leaves nothing that the audit finds', async () => {
    expect(await books.problems()).toEqual([])
  })
})
