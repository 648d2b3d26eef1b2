import { Type } from 'typebox'
import { closed, Count, CurrencyId, HexHash, Name, Nullable, ShortText, Time } from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { operatorOperation } from '../operator-operation.ts'
import { Limit, Next } from '../paging.ts'
import { RowId, RowPosition } from '../row-id.ts'

const read = { area: 'instances', access: 'draws.read', scope: 'operator' } as const

const statuses = ['OPEN', 'CLOSED', 'READY', 'STARTED', 'ENDED', 'RETRY', 'REFUNDED'] as const
const Instant = Nullable(Time)

const row = {
  instanceId: RowId,
  gameId: RowId,
  title: Name,
  status: Type.Enum([...statuses]),
  sold: Count,
  players: Count,
  pool: MinorUnits,
  currency: CurrencyId,
  startAt: Instant,
  registrationEndAt: Instant,
  isHeld: Type.Boolean(),
  attempts: Count,
} as const

/** The numbers that the gaming system and the control system must agree on. */
const Side = closed({
  tickets: Nullable(Count),
  pool: Nullable(MinorUnits),
  root: Nullable(HexHash),
  signedAt: Instant,
})

const Tier = closed({ name: Type.String(), winners: Count, sum: MinorUnits })

/** Instances from open to paid. */
export const instanceOperations = {
  listInstances: operatorOperation({
    ...read,
    input: closed({
      gameId: Type.Optional(RowId),
      status: Type.Optional(Type.Enum([...statuses])),
      before: Type.Optional(RowPosition),
      limit: Limit,
    }),
    output: closed({ instances: Type.Array(closed(row)), next: Next }),
    faults: [],
    summary: 'Lists instances, newest first.',
  }),
  getInstance: operatorOperation({
    ...read,
    input: closed({ instanceId: RowId }),
    output: closed({
      instance: closed({
        ...row,
        price: MinorUnits,
        fee: MinorUnits,
        cap: Count,
        closedAt: Instant,
        endAt: Instant,
        lastError: Nullable(Type.String()),
        rulesHash: HexHash,
        prizeTableHash: HexHash,
      }),
      gaming: Side,
      control: Side,
      isEqual: Type.Boolean(),
      beaconRound: Nullable(Count),
      hasBeacon: Type.Boolean(),
      tiers: Type.Array(Tier),
      differences: Type.Unknown(),
      hold: Nullable(
        closed({ reason: Type.String(), heldBy: Nullable(ShortText), approvedBy: Nullable(ShortText) }),
      ),
      history: Type.Array(closed({ at: Time, kind: ShortText, facts: Type.Unknown() })),
    }),
    faults: ['staff.refused'],
    summary:
      'Returns one instance with the numbers of the gaming system and of the control system, its hold and its last 200 events.',
  }),
} as const
