import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import type { CouponEntry } from './use-coupon.ts'
import { couponFieldId } from './use-deposit-form.ts'
import styles from './coupon-card.module.css'

/** A code, folded away for all who have none. What it gives is said before anything is paid. */
export function CouponCard({ coupon, refusal }: { coupon: CouponEntry; refusal: string | undefined }) {
  const t = useText()
  const { gives } = coupon
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
            suffix={coupon.asking ? <Spinner /> : undefined}
            onChange={event => coupon.setTyped(event.target.value)}
            onBlur={coupon.ask}
            error={coupon.problem ?? refusal}
          />
          {gives && (
            <Note tone="win" icon="tag" live>
              <b>
                {t(gives.instantCoupon ? 'deposit.coupon.instant' : 'deposit.coupon.bucket', {
                  amount: exactText(gives.bonus, gives.currencyId, 'always'),
                })}
              </b>
              {gives.text !== '' && <p className="small">{gives.text}</p>}
            </Note>
          )}
        </div>
      </details>
    </Card>
  )
}
