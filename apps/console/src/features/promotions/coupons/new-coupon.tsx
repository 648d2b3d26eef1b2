import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { CloseLink } from '#parts/controls/links.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { checkForm } from '#parts/form/model/check-form.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { findMoneyFormat } from '#parts/form/texts/money-text.ts'
import { Columns } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { CostPreview } from './cost-preview.tsx'
import { type CouponTerms, createTerms, describeValue } from './coupon.ts'

const schema = proposalKinds.createCoupon.payload.properties.coupon
const hints = {
  code: 'What players type: capital letters, digits and dashes',
  amount: 'A fixed amount, besides the percentage',
  maximum: 'The most that one use gives',
}

/** The terms of a new coupon with their cost beside them. Two people decide. */
export function NewCoupon() {
  const { currency = '', zone } = useFormat()
  const path = usePath()
  const navigate = useNavigate()
  const [value, setValue] = useState<unknown>(() => createTerms(currency))
  const [isTouched, setIsTouched] = useState(false)
  const errors = checkForm(schema, value)
  const terms = value as CouponTerms
  const money = findMoneyFormat(terms.currency)
  const change = (next: unknown): void => {
    setValue(next)
    setIsTouched(true)
  }
  return (
    <Columns kind="detail">
      <Panel
        title="New coupon"
        tools={<CloseLink href={path('promotions', 'coupons')} what="the new coupon" />}
        footer={
          <ProposeButton
            kind="createCoupon"
            fixed={{ coupon: terms }}
            title={`Create coupon ${terms.code}?`}
            about={errors.length === 0 && `${describeValue(terms)}.`}
            tone="main"
            size="lg"
            disabledReason={errors.length === 0 ? undefined : 'Fill in the terms first'}
            onDone={() => void navigate(path('promotions', 'coupons'))}
          >
            Propose the coupon…
          </ProposeButton>
        }
      >
        <SchemaForm
          schema={schema}
          value={value}
          onChange={change}
          errors={isTouched ? errors : []}
          hints={hints}
          timeZone={zone}
          {...(money && { money })}
        />
      </Panel>
      {errors.length === 0 ? (
        <CostPreview terms={terms} />
      ) : (
        <Panel title="What it costs">
          <Empty title="The terms are not complete" icon="tag">
            The cost appears here as soon as they are.
          </Empty>
        </Panel>
      )}
    </Columns>
  )
}
