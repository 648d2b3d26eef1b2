import { Button } from '@fairground/ui/controls/button.tsx'
import { Chip, ChipRow } from '@fairground/ui/controls/chip.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { SegmentedLinks } from '@fairground/ui/controls/segmented.tsx'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { ExportButton } from '#features/cashier/export-button.tsx'
import { type HistoryChoice, longDays, shortDays } from '#features/cashier/history-choice.ts'
import { movementGroupNames, type MovementGroup } from '#features/cashier/movement.ts'
import { readFormText } from '#shared/form/form-text.ts'
import styles from './history-filter.module.css'

function RangeForm() {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAddress(before => {
      for (const name of ['from', 'to']) before.set(name, readFormText(form, name))
      return before
    })
  }
  return (
    <form key={String(address)} className={styles.range} onSubmit={show}>
      <Field
        label={t('cashier.history.from')}
        name="from"
        type="date"
        required
        defaultValue={address.get('from') ?? ''}
      />
      <Field
        label={t('cashier.history.to')}
        name="to"
        type="date"
        required
        defaultValue={address.get('to') ?? ''}
      />
      <Button type="submit" icon="search" className={styles.show}>
        {t('cashier.history.show')}
      </Button>
    </form>
  )
}

/** Filters by time and kind. The address stores the filter, so that it can be bookmarked. */
export function HistoryFilter({ choice }: { choice: HistoryChoice }) {
  const t = useText()
  const [, setAddress] = useSearchParams()
  const narrowTo = (group: MovementGroup | null) =>
    setAddress(before => {
      if (group === null) before.delete('kind')
      else before.set('kind', group)
      return before
    })
  const kind = choice.group === null ? '' : `&kind=${choice.group}`
  return (
    <div className={styles.filter}>
      <div className={styles.top}>
        <SegmentedLinks
          label={t('cashier.history.time')}
          selected={choice.span}
          items={[
            {
              id: 'short',
              label: t('cashier.history.days', { count: shortDays }),
              href: `?show=short${kind}`,
            },
            {
              id: 'long',
              label: t('cashier.history.days', { count: longDays }),
              href: `?show=long${kind}`,
            },
            { id: 'range', label: t('cashier.history.range'), href: `?show=range${kind}` },
          ]}
        />
        <ExportButton choice={choice} />
      </div>
      {choice.span === 'range' && <RangeForm />}
      <ChipRow label={t('cashier.history.kinds')}>
        <Chip pressed={choice.group === null} onPress={() => narrowTo(null)}>
          {t('cashier.history.all')}
        </Chip>
        {movementGroupNames.map(group => (
          <Chip key={group} pressed={choice.group === group} onPress={() => narrowTo(group)}>
            {t(`cashier.history.group.${group}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
