import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import type { CouponEntry } from './use-coupon.ts'
import { couponFieldId } from './use-deposit-form.ts'
import styles from './coupon-card.module.css'

/** A collapsed coupon field. Shows the bonus before the player pays. */
export function CouponCard({ coupon, refusal }: { coupon: CouponEntry; refusal: string | undefined }) {
  const t = useText()
  const { offer } = coupon
  return (
    <Card as="div" pad="none">
      <details className={styles.coupon}>
        <summary>
          <Icon name="tag" />
          <span className={styles.title}>{t('deposit.coupon.title')}</span>
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        </summary>
        <div className={styles.body}>
          <Field
            id={couponFieldId}
            label={t('deposit.coupon.label')}
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
          {offer && (
            <Note tone="win" icon="tag" live>
              <b>
                {t(offer.instantCoupon ? 'deposit.coupon.instant' : 'deposit.coupon.bucket', {
                  amount: exactText(offer.bonus, offer.currencyId, 'always'),
                })}
              </b>
              {offer.text !== '' && <p className="small">{offer.text}</p>}
            </Note>
          )}
        </div>
      </details>
    </Card>
  )
}
