import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { CouponField } from './coupon-field.tsx'
import type { CouponEntry } from './use-coupon.ts'
import { couponFieldId } from './use-deposit-form.ts'
import styles from './coupon-card.module.css'

/** A collapsed coupon field. Shows the bonus before the player pays. */
export function CouponCard({ coupon, refusal }: { coupon: CouponEntry; refusal: string | undefined }) {
  const t = useText()
  return (
    <Card as="div" pad="none">
      <details className={styles.coupon} open={coupon.isOpen || undefined}>
        <summary>
          <Icon name="tag" />
          <span className={styles.title}>{t('deposit.coupon.title')}</span>
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        </summary>
        <div className={styles.body}>
          <CouponField
            id={couponFieldId}
            label={t('deposit.coupon.label')}
            coupon={coupon}
            refusal={refusal}
          />
        </div>
      </details>
    </Card>
  )
}
