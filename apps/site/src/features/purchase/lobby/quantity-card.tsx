import { formatExact } from '#core/money-format.ts'
import { type PlayPrice, playsCost } from '@fairground/rules/play/cost'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Chip, ChipRow } from '@fairground/ui/controls/chip.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { useText } from '#core/text/text.ts'
import { quantityPresets } from '#features/purchase/sale-state.ts'
import styles from './quantity-card.module.css'

export interface QuantityNote {
  readonly icon: IconName
  readonly text: string
}

export interface QuantityCardProps {
  count: number
  max: number
  price: PlayPrice
  /** Facts to know before buying. */
  notes: readonly QuantityNote[]
  onChange: (count: number) => void
  onRules: () => void
}

/** Chooses the number of tickets with a stepper or a preset. */
export function QuantityCard({ count, max, price, notes, onChange, onRules }: QuantityCardProps) {
  const t = useText()
  const total = (tickets: number) => formatExact(playsCost(price, tickets), { decimals: 'always' })
  return (
    <Card
      title={t('order.choose')}
      titleSize="xl"
      action={<IconButton icon="info" label={t('pick.rules')} onPress={onRules} />}
    >
      <div className={styles.choice}>
        <Stepper
          label={t('order.quantity')}
          lessLabel={t('order.less')}
          moreLabel={t('order.more')}
          value={count}
          min={Math.min(1, max)}
          max={max}
          onChange={onChange}
        />
        <b className={styles.total}>{total(count)}</b>
      </div>
      {max > 1 && (
        <ChipRow label={t('order.presets')}>
          {quantityPresets(max).map(preset => (
            <Chip key={preset} pressed={preset === count} onPress={() => onChange(preset)}>
              {preset === max
                ? t('order.presetMax', { count: preset, total: total(preset) })
                : String(preset)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.notes}>
        {notes.map(({ icon, text }) => (
          <p key={icon}>
            <Icon name={icon} />
            {text}
          </p>
        ))}
      </div>
    </Card>
  )
}
