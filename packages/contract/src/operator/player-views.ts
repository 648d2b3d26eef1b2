import { Type } from 'typebox'
import { closed, Count, CountryId, CurrencyId, Nullable, ShortText, Time } from '#entities/values.ts'
import { RowId } from './row-id.ts'
import { StaffName } from './staff-views.ts'

/** Personal data that staff see masked until they give a reason. */
export const personalFields = [
  'email',
  'firstName',
  'lastName',
  'gender',
  'birthdate',
  'address',
  'city',
  'province',
  'postCode',
  'addressCountry',
  'phoneMobile',
  'phoneHome',
  'occupation',
  'governmentId',
] as const
export type PersonalField = (typeof personalFields)[number]

const Masked = Nullable(
  Type.String({ ...ShortText, description: 'Masked. Null if the player has not given it.' }),
)
export const MaskedPerson = closed({
  email: Masked,
  firstName: Masked,
  lastName: Masked,
  gender: Masked,
  birthdate: Masked,
  address: Masked,
  city: Masked,
  province: Masked,
  postCode: Masked,
  addressCountry: Masked,
  phoneMobile: Masked,
  phoneHome: Masked,
  occupation: Masked,
  governmentId: Masked,
})

export const FoundPlayer = closed({
  playerId: RowId,
  username: ShortText,
  status: ShortText,
  country: Nullable(CountryId),
  createdAt: Time,
  email: Masked,
  firstName: Masked,
  lastName: Masked,
})

const Amount = Type.String({ pattern: '^-?[0-9]{1,20}$', description: 'Minor units.' })

const MoneyTotal = closed({ currency: CurrencyId, count: Count, amount: Amount })

export const PlayerRecord = closed({
  playerId: RowId,
  username: ShortText,
  status: ShortText,
  restrictedUntil: Nullable(Time),
  segment: Nullable(ShortText),
  language: ShortText,
  country: Nullable(CountryId),
  createdAt: Time,
  closedAt: Nullable(Time),
  flags: Type.Array(
    Type.Enum([
      'demo',
      'rewardsOff',
      'mustChangePassword',
      'loginsLocked',
      'paymentFlagged',
      'dataDestroyed',
    ]),
  ),
  person: MaskedPerson,
  verification: closed({
    status: Nullable(ShortText),
    emailVerifiedAt: Nullable(Time),
    phoneVerifiedAt: Nullable(Time),
    idVerifiedAt: Nullable(Time),
    addressVerifiedAt: Nullable(Time),
  }),
  balances: Type.Array(closed({ account: ShortText, currency: CurrencyId, amount: Amount, held: Amount })),
  deposits: Type.Array(MoneyTotal),
  withdrawals: Type.Array(MoneyTotal),
  limits: Type.Array(closed({ kind: ShortText, currency: CurrencyId, cap: Amount, setBy: ShortText })),
  bonuses: Type.Array(
    closed({
      bonusId: Type.String(),
      currency: CurrencyId,
      amount: Amount,
      need: Amount,
      done: Amount,
      expiresAt: Time,
      status: ShortText,
    }),
  ),
  openSessions: Count,
  lastSeenAt: Nullable(Time),
  notes: Count,
  documents: Type.Array(
    closed({
      uploadId: ShortText,
      kind: Nullable(ShortText),
      contentType: ShortText,
      requestId: Nullable(RowId),
      uploadedAt: Time,
    }),
  ),
  cases: Type.Array(closed({ code: ShortText, status: ShortText, openedAt: Time })),
  tickets: Type.Array(
    closed({
      ticket: ShortText,
      instanceId: RowId,
      price: Amount,
      fee: Amount,
      at: Time,
      outcome: Nullable(ShortText),
    }),
  ),
})

export const PlayerTicket = PlayerRecord.properties.tickets.items

export const PlayerEvent = closed({
  at: Time,
  kind: Type.Enum(['status', 'limit', 'verification', 'case', 'staff']),
  text: Type.String({ description: 'What happened, without personal data.' }),
  actor: Nullable(ShortText),
  actorName: StaffName,
})

export const PlayerJournal = closed({
  journalId: Type.String(),
  kind: ShortText,
  at: Time,
  changes: Type.Array(closed({ account: ShortText, currency: CurrencyId, amount: Amount, phase: ShortText })),
})

export const PlayerPayment = closed({
  kind: Type.Enum(['deposit', 'withdrawal']),
  id: Type.String(),
  currency: CurrencyId,
  amount: Amount,
  status: ShortText,
  flag: Nullable(ShortText),
  at: Time,
  changedAt: Time,
})

export const PlayerSessionView = closed({
  sessionId: Type.String(),
  startedAt: Time,
  seenAt: Time,
  endedAt: Nullable(Time),
  endReason: Nullable(ShortText),
  device: Nullable(ShortText),
  network: Nullable(ShortText),
  country: Nullable(ShortText),
})

export const linkReasons = ['paymentInstrument', 'network', 'device', 'phone', 'person'] as const

export const LinkedAccount = closed({
  playerId: RowId,
  username: ShortText,
  status: ShortText,
  createdAt: Time,
  reasons: Type.Array(Type.Enum([...linkReasons])),
})
