import styles from './bar-fields.module.css'

/** A choice in the bar of a table. */
export function SelectInBar<Id extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: Id
  readonly options: readonly { readonly id: Id; readonly title: string }[]
  readonly onChange: (id: Id) => void
}) {
  return (
    <select
      className={styles.field}
      aria-label={label}
      value={value}
      onChange={event => {
        const chosen = options.find(({ id }) => id === event.target.value)
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}
