import { Field } from '@fairground/ui/controls/field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { CouponConditions } from './coupon-conditions.tsx'
import type { CouponEntry } from './use-coupon.ts'

interface CouponFieldProps {
  readonly id?: string
  readonly label: string
  readonly coupon: CouponEntry
  readonly refusal?: string | undefined
}

/** A coupon field with the conditions and the bonus, which the player sees before paying. */
export function CouponField({ id, label, coupon, refusal }: CouponFieldProps) {
  const t = useText()
  const { offer, terms } = coupon
  return (
    <>
      <Field
        id={id}
        label={label}
        value={coupon.typed}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        suffix={coupon.validating ? <Spinner /> : undefined}
        onChange={event => coupon.setTyped(event.target.value)}
        onBlur={coupon.validate}
        error={coupon.problem ?? refusal}
      />
      {terms && <CouponConditions terms={terms} />}
      {offer && (
        <Note tone="win" icon="tag" live>
          <b>
            {t(offer.instantCoupon ? 'deposit.coupon.instant' : 'deposit.coupon.bucket', {
              amount: exactText(offer.bonus, offer.currencyId, 'always'),
            })}
          </b>
        </Note>
      )}
    </>
  )
}
