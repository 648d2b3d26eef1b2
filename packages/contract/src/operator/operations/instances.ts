import { Type } from 'typebox'
import { closed, Count, CurrencyId, HexHash, Name, Nullable, ShortText, Time } from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { operatorOperation } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const read = { area: 'instances', access: 'draws.read', scope: 'operator' } as const

const statuses = ['OPEN', 'CLOSED', 'READY', 'STARTED', 'ENDED', 'RETRY', 'REFUNDED'] as const
const Instant = Nullable(Time)

const row = {
  instanceId: RowId,
  gameId: RowId,
  title: Name,
  status: Type.Enum([...statuses]),
  sold: Count,
  cap: Count,
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

/** The countersigned close record. */
const Seal = closed({
  closeHash: HexHash,
  logIndex: Count,
  jackpot: MinorUnits,
  signerSignedAt: Time,
  platformSignature: Type.String(),
  signerSignature: Type.String(),
  controlSignature: Nullable(Type.String()),
})

/** What was drawn, and whether the control system has signed the same winners. */
const Drawn = closed({
  text: Type.String({ description: 'The result as the public record has it.' }),
  settlementRoot: HexHash,
  paid: MinorUnits,
  payouts: Count,
  revenue: MinorUnits,
  toJackpot: MinorUnits,
  jackpotAfter: MinorUnits,
  resultSignature: Type.String(),
  controlSignature: Nullable(Type.String()),
})

/** Instances from open to paid. */
export const instanceOperations = {
  listInstances: operatorOperation({
    ...read,
    input: closed({
      gameId: Type.Optional(RowId),
      status: Type.Optional(Type.Enum([...statuses])),
      ...rowPages.input,
      isHeld: Type.Optional(Type.Literal(true)),
      from: Type.Optional(Type.Integer({ ...Time, description: 'The first start.' })),
      until: Type.Optional(Type.Integer({ ...Time, description: 'Before this start.' })),
    }),
    output: closed({ instances: Type.Array(closed(row)), ...rowPages.output }),
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
        closedAt: Instant,
        endAt: Instant,
        dueAt: Type.Integer({ ...Time, description: 'When the next step is due.' }),
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
      seal: Nullable(Seal),
      drawn: Nullable(Drawn),
      differences: Type.Unknown(),
      hold: Nullable(
        closed({
          reason: Type.String(),
          heldBy: Nullable(ShortText),
          heldByName: StaffName,
          approvedBy: Nullable(ShortText),
          approvedByName: StaffName,
        }),
      ),
      history: Type.Array(closed({ at: Time, kind: ShortText, facts: Type.Unknown() })),
    }),
    faults: ['staff.refused'],
    summary:
      'Returns one instance with the numbers of the gaming system and of the control system, its hold and its last 200 events.',
  }),
} as const
