import { formatExact } from '@fairground/rules/money/format'
import { type PlayPrice, costOfPlays } from '@fairground/rules/play/cost'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Chip, ChipRow } from '@fairground/ui/parts/chip.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { Stepper } from '@fairground/ui/parts/stepper.tsx'
import { useText } from '#app/text.ts'
import { presets } from '#features/order/ticket-state.ts'
import styles from './quantity-card.module.css'

export interface QuantityNote {
  readonly icon: IconName
  readonly text: string
}

export interface QuantityCardProps {
  count: number
  most: number
  price: PlayPrice
  /** What is good to know before buying. */
  notes: readonly QuantityNote[]
  onChange: (count: number) => void
  onRules: () => void
}

/** How many tickets: step by step, or one of a few usual numbers. */
export function QuantityCard({ count, most, price, notes, onChange, onRules }: QuantityCardProps) {
  const t = useText()
  const total = (tickets: number) => formatExact(costOfPlays(price, tickets), { decimals: 'always' })
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
          min={Math.min(1, most)}
          max={most}
          onChange={onChange}
        />
        <b className={styles.total}>{total(count)}</b>
      </div>
      {most > 1 && (
        <ChipRow label={t('order.presets')}>
          {presets(most).map(preset => (
            <Chip key={preset} pressed={preset === count} onPress={() => onChange(preset)}>
              {preset === most
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
