import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import styles from './radio-cards.module.css'

export interface RadioCardOption<Id extends string> {
  id: Id
  icon?: IconName
  title: ReactNode
  note?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<Id extends string> {
  legend: ReactNode
  name: string
  options: readonly RadioCardOption<Id>[]
  value: Id | null
  onChange: (id: Id) => void
}

export function RadioCards<Id extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: RadioCardsProps<Id>) {
  return (
    <fieldset className={styles.cards}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.id} data-plain={option.icon ? undefined : ''}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
          />
          {option.icon && (
            <span className={styles.icon}>
              <Icon name={option.icon} />
            </span>
          )}
          <span>
            <b>{option.title}</b>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <i className={styles.dot} />
        </label>
      ))}
    </fieldset>
  )
}
