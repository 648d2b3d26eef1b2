import type { Output } from '@fairground/contract/operations'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { exactSum, exactText, toMoney } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { CouponField } from '#features/deposit/coupon-field.tsx'
import type { DepositMethod } from '#features/deposit/deposit-method.ts'
import { LimitOffer } from '#features/deposit/limit-offer.tsx'
import { ObstacleView } from '#features/deposit/obstacle.tsx'
import type { CouponEntry } from '#features/deposit/use-coupon.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import type { WizardDeposit } from '../wizard-deposit.ts'
import styles from '../wizard.module.css'

interface PaymentStepProps {
  readonly step: Output<'getDepositStep'> | undefined
  readonly methods: readonly DepositMethod[]
  readonly method: DepositMethod | undefined
  readonly onMethod: (id: string) => void
  readonly coupon: CouponEntry
  readonly deposit: WizardDeposit | null
}

/** Chooses the payment method, an optional coupon and, before a first deposit, a limit. */
export function PaymentStep({ step, methods, method, onMethod, coupon, deposit }: PaymentStepProps) {
  const t = useText()
  const toMethodLabel = useMethodLabel()
  if (step === undefined) return <Spinner />
  if (step.status !== 'ok' || method === undefined)
    return <ObstacleView obstacle={step.status === 'ok' ? 'noWayToPay' : step.status} />
  const toFee = ({ option }: DepositMethod): string =>
    toMoney(option.fee, option.currencyId).amount === 0n
      ? t('deposit.method.noFee')
      : t('deposit.method.fee', { amount: exactText(option.fee, option.currencyId, 'always') })
  return (
    <div className={styles.step}>
      <RadioCards
        legend={t('oneClick.payWith')}
        name="oneClickMethod"
        value={method.id}
        onChange={onMethod}
        options={methods.map(each => ({
          id: each.id,
          icon: each.icon,
          title:
            each.label === null
              ? t(`deposit.method.new.${each.option.kind}`)
              : toMethodLabel(each.option.kind, each.label),
          note: t('deposit.method.note', {
            fee: toFee(each),
            speed: t(`deposit.method.speed.${each.option.kind}`),
          }),
        }))}
      />
      {deposit && deposit.rest.amount > 0n && (
        <Note>{t('oneClick.rest', { amount: exactSum(deposit.amount), rest: exactSum(deposit.rest) })}</Note>
      )}
      <CouponField label={t('oneClick.coupon')} coupon={coupon} />
      <LimitOffer />
    </div>
  )
}
