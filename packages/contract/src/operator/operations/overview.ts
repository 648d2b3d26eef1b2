import { Type } from 'typebox'
import { closed, Count, CurrencyId, NoInput, Nullable, ShortText, Time } from '#entities/values.ts'
import { operatorOperation } from '../operator-operation.ts'
import { RowId } from '../row-id.ts'

const Worklist = closed({ count: Count, oldest: Nullable(Time) })

/** What a code can name. */
export const codeKinds = ['player', 'ticket', 'instance', 'deposit', 'withdrawal', 'proposal'] as const

export const overviewOperations = {
  getToday: operatorOperation({
    area: 'overview',
    scope: 'operator',
    access: 'today.read',
    input: NoInput,
    output: closed({
      at: Time,
      worklists: closed({
        heldDraws: Worklist,
        overdueSteps: Worklist,
        failedSteps: Worklist,
        withdrawals: Worklist,
        suspense: Worklist,
        documents: Worklist,
        supportCases: closed({ count: Count, oldest: Nullable(Time), answerBy: Nullable(Time) }),
        alarms: Worklist,
        incidents: Worklist,
        proposals: Worklist,
        uncertainPayments: Worklist,
        harmFlags: Nullable(Worklist),
      }),
      draws: Type.Array(
        closed({
          instanceId: RowId,
          gameId: RowId,
          title: Type.String(),
          startAt: Time,
          plays: Count,
          cap: Count,
          playsAWeekBefore: Nullable(Count),
        }),
        {
          description: 'The next ten draws, with the plays of the same slot a week before at the same time.',
        },
      ),
      games: Type.Array(
        closed({
          gameId: RowId,
          title: Type.String(),
          currency: CurrencyId,
          stakes: Type.String(),
          refunds: Type.String(),
          prizes: Type.String(),
          gross: Type.String(),
        }),
        { description: 'Gross revenue since midnight UTC, fees included. Minor units.' },
      ),
    }),
    faults: [],
    summary: 'Returns what waits for staff, the next draws and the revenue of the day.',
  }),
  getSystem: operatorOperation({
    area: 'overview',
    scope: 'platform',
    access: 'system.read',
    input: NoInput,
    output: closed({
      at: Time,
      lanes: Type.Array(
        closed({
          memberId: RowId,
          owner: Nullable(ShortText),
          epoch: Type.String(),
          isHeld: Type.Boolean(),
          lastJournal: Type.String(),
          unpublished: closed(
            { count: Count, oldest: Nullable(Time) },
            'Events that the relay has not published, counted to 1,000.',
          ),
        }),
      ),
      relay: closed({ owner: Nullable(ShortText), isHeld: Type.Boolean() }),
      jobs: Type.Array(closed({ name: ShortText, state: ShortText, count: Count, oldest: Nullable(Time) })),
      signers: Type.Array(Nullable(Type.Unknown()), {
        description: 'Null for a signer that does not answer.',
      }),
      lastBackup: Nullable(Time),
      runtime: ShortText,
      schemaVersion: ShortText,
    }),
    faults: [],
    summary: 'Returns the state of lanes, relay, jobs, signers, backups and versions.',
  }),
  findByCode: operatorOperation({
    area: 'overview',
    scope: 'operator',
    access: 'staff',
    input: closed({ code: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }) }),
    output: closed({
      found: Type.Array(
        closed({
          kind: Type.Enum([...codeKinds]),
          id: Type.String({ description: 'The number, or the code of a ticket.' }),
          title: Type.String({
            description: 'The username, the title of the game or the kind of the proposal.',
          }),
          playerId: Nullable(RowId),
          instanceId: Nullable(RowId),
        }),
        { maxItems: 10 },
      ),
    }),
    faults: [],
    summary:
      'Finds what has exactly this number, ticket code or username. Returns only what the roles of the caller may read.',
  }),
} as const
