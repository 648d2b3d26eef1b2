import { useState } from 'react'
import { Type } from 'typebox'
import { PositiveMinorUnits } from '@fairground/contract/operator/minor-units'
import { useOperation } from '#core/api/use-operation.ts'
import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { checkForm } from '#parts/form/model/check-form.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { findMoneyFormat } from '#parts/form/texts/money-text.ts'
import { Facts } from '#parts/values/facts.tsx'
import type { CouponTerms } from './coupon.ts'

const schema = Type.Object(
  { deposit: PositiveMinorUnits, deposits: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  { additionalProperties: false },
)
const labels = { deposit: 'A deposit of', deposits: 'Number of such deposits' }

interface Assumption {
  readonly deposit: string
  readonly deposits: number
}

/** What a coupon costs if a number of players make the same deposit. */
export function CostPreview({ terms }: { readonly terms: CouponTerms }) {
  const { zone } = useFormat()
  const [value, setValue] = useState<unknown>({ deposit: '2000', deposits: 100 })
  const errors = checkForm(schema, value)
  const { deposit, deposits } = value as Assumption
  const money = findMoneyFormat(terms.currency)
  const query = useOperation(
    'previewCoupon',
    { coupon: terms, deposit, deposits },
    { isEnabled: errors.length === 0 },
  )
  const write = (minor: string) => formatAmount(minor, terms.currency)
  return (
    <Panel title="What it costs">
      <SchemaForm
        schema={schema}
        value={value}
        onChange={setValue}
        errors={errors}
        labels={labels}
        timeZone={zone}
        {...(money && { money })}
      />
      {errors.length === 0 && (
        <Loaded query={query} what="The cost cannot be computed." bars={3}>
          {({ perUse, uses, cost, maxCost }) => (
            <Facts
              facts={[
                { title: 'For each deposit', value: write(perUse) },
                { title: 'Deposits that can use it', value: formatCount(uses) },
                { title: 'Cost', value: <b>{write(cost)}</b> },
                { title: 'Largest cost', value: maxCost === null ? 'No limit' : <b>{write(maxCost)}</b> },
              ]}
            />
          )}
        </Loaded>
      )}
    </Panel>
  )
}
