import { randomInt, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { inMember } from '@fairground/database/transaction'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { createLog } from '#platform/log.ts'
import { type PersonalDetails, writeDetails } from '#player/details.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

/** A console with players who have personal data. */
export interface DeskWorld {
  readonly books: Books
  readonly console: TestConsole
  /** Everything that the console has logged. */
  readonly logged: string[]
  hire(roles: readonly StaffRole[], memberId?: number): Promise<StaffMember>
  addPerson(details?: Partial<PersonalDetails>, memberId?: number): Promise<Person>
  /** Closes everything and returns the problems that the audit finds. */
  close(): Promise<readonly string[]>
}

export interface Person {
  readonly playerId: number
  readonly username: string
  readonly details: PersonalDetails
}

const sampleDetails = (): PersonalDetails => ({
  email: `${randomUUID()}@example.org`,
  firstName: 'Wilhelmina',
  lastName: 'Featherstone',
  gender: 'female',
  birthdate: '1971-08-23',
  address: '17 Larkspur Gardens',
  city: 'Wolverhampton',
  province: 'Staffordshire',
  postCode: 'WV14 7QQ',
  addressCountry: 'GB',
  phoneMobile: `+4479111${String(randomInt(100_000)).padStart(5, '0')}`,
  phoneHome: '+441902495812',
  occupation: 'Lighthouse keeper',
  governmentId: randomUUID(),
})

export const openDeskWorld = async (parts: Partial<ConsoleContext> = {}): Promise<DeskWorld> => {
  const books = await openBooks()
  const logged: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      logged.push(chunk.toString())
      done()
    },
  })
  const console = await openTestConsole(books, { log: createLog('console', 'debug', destination), ...parts })
  return {
    books,
    console,
    logged,
    hire: (roles, memberId = books.memberId) => console.hire(roles, { memberId }),
    async addPerson(more = {}, memberId = books.memberId) {
      const [playerId = 0] = await books.players(1, 0n, memberId)
      const details = { ...sampleDetails(), ...more }
      const player = { memberId, playerId }
      await inMember(books.app.db, memberId, tx => writeDetails(tx, console.context.vault, player, details))
      const { username } = await books.one<{ username: string }>(
        'SELECT username FROM player WHERE member_id = $1 AND id = $2',
        [memberId, playerId],
      )
      return { playerId, username, details }
    },
    async close() {
      await console.close()
      const problems = await books.problems()
      await books.close()
      return problems
    },
  }
}

/** The name of the fault of a refused call. */
export const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name
}
