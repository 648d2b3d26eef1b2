import * as values from '@fairground/contract/entities/values'
import { MinorUnits, SignedMinorUnits } from '@fairground/contract/operator/minor-units'
import { Reason } from '@fairground/contract/operator/operator-operation'
import { useState } from 'react'
import { Type } from 'typebox'
import { ActDialog } from '#parts/form/dialog/act-dialog.tsx'
import { checkForm } from '#parts/form/model/check-form.ts'
import { createInitialValue } from '#parts/form/model/initial-value.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'

const { closed, Nullable } = values

const Schedule = Type.Union([
  closed({ everyMs: Type.Integer({ minimum: 1000, maximum: 34_560_000_000 }) }),
  closed({
    timeZone: values.Name,
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
    times: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), {
      minItems: 1,
      maxItems: 288,
    }),
  }),
])

/** One field of every kind. */
export const everyKind = closed({
  requestId: values.RequestId,
  name: values.Name,
  email: values.Email,
  url: values.Url,
  secret: Type.String({ minLength: 8, maxLength: 300 }),
  defaultCountry: values.CountryId,
  currency: values.CurrencyId,
  maxUses: Nullable(Type.Integer({ minimum: 1, maximum: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'The default is 50.' })),
  multiplier: Type.Number({ minimum: 1, maximum: 100 }),
  percent: Type.Integer({ minimum: 0, maximum: 1000 }),
  closeBeforeStartMs: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
  startAt: values.Time,
  expiresAt: Nullable(values.Time),
  birthdate: values.CalendarDay,
  amount: SignedMinorUnits,
  maxAmount: Nullable(MinorUnits),
  price: values.DecimalAmount,
  firstDepositOnly: Type.Boolean(),
  mainSwitch: Type.Optional(Type.Boolean()),
  decision: Type.Enum(['approve', 'reject']),
  role: Type.Enum(['cashier', 'finance', 'kycAnalyst', 'saferPlay', 'auditor']),
  type: Type.Literal('public-key'),
  hosts: Type.Array(Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$' }), { maxItems: 20 }),
  fields: Type.Array(Type.Enum(['firstName', 'lastName', 'birthdate', 'address', 'phoneMobile']), {
    uniqueItems: true,
  }),
  returns: closed({
    min: Type.Integer({ minimum: 0, maximum: 100 }),
    max: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  chipPacks: Type.Array(closed({ id: values.Id, price: values.DecimalAmount }), { maxItems: 50 }),
  titles: Type.Record(Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' }), values.ShortText),
  schedule: Schedule,
  text: values.LongText,
  content: Type.String({ minLength: 1, maxLength: 3_000_000 }),
  prizeTable: Type.Object({}, { additionalProperties: true }),
  reason: Reason,
})

const filled: Readonly<Record<string, unknown>> = {
  name: 'Saturday Six',
  email: 'o.adeyemi@post.example',
  url: 'https://play.example.com/hooks',
  secret: 'not-a-real-secret',
  defaultCountry: 'GB',
  currency: 'GBP',
  maxUses: 20,
  multiplier: 2.5,
  percent: 50,
  closeBeforeStartMs: 300_000,
  startAt: Date.UTC(2026, 10, 14, 20, 5),
  expiresAt: Date.UTC(2026, 9, 25, 0, 30),
  birthdate: '1980-04-02',
  amount: '-125000',
  maxAmount: '215000',
  price: '1250.50',
  firstDepositOnly: true,
  decision: 'approve',
  role: 'cashier',
  hosts: ['play.example.com', 'meridian.example.com'],
  fields: ['firstName', 'birthdate'],
  returns: { min: 55, max: 70 },
  chipPacks: [
    { id: 1, price: '5.00' },
    { id: 2, price: '10.00' },
  ],
  titles: { en_GB: 'Lines' },
  schedule: { timeZone: 'Europe/London', weekdays: [3, 6], times: ['20:00'] },
  text: 'Two lines of text\nfor a player.',
  prizeTable: { tiers: [{ match: 5, prize: 'jackpot' }] },
  reason: 'Feed late: the control system answers after 9 s',
}

const base = createInitialValue(everyKind, {}) as Readonly<Record<string, unknown>>
const start = { ...base, ...filled, requestId: '0b7e9f6e-1c1d-4a5e-9b1e-0a1b2c3d4e5f' }
const shared = {
  schema: everyKind,
  money: { currency: 'GBP', decimals: 2 },
  timeZone: 'Europe/London',
  reasons: ['Winners look wrong', 'Feed late', 'Call from control'],
} as const

const HoldInput = closed({ instanceId: values.Id, reason: Reason })

/** Every kind of field: filled in with changes, and empty with errors. */
export function FormGallery() {
  const [value, setValue] = useState<unknown>({ ...start, percent: 60, mainSwitch: true })
  const [empty, setEmpty] = useState<unknown>(base)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Hold the draw…
      </button>
      <h2>Filled in</h2>
      <SchemaForm {...shared} value={value} onChange={setValue} initial={start} />
      <h2>Empty, with errors</h2>
      <SchemaForm {...shared} value={empty} onChange={setEmpty} errors={checkForm(everyKind, empty)} />
      <ActDialog
        title="Hold Saturday Six, run 88,214?"
        about="No prize of this draw is paid until two people release it."
        schema={HoldInput}
        fixed={{ instanceId: 88_214 }}
        reasons={shared.reasons}
        submitLabel="Hold the draw"
        submitIcon="pause"
        cancelLabel="Keep running"
        tone="danger"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSubmit={() => Promise.reject(new Error('The draw has been paid already. Nothing was changed.'))}
      />
    </>
  )
}
