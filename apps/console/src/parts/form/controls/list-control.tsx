import { Icon } from '@fairground/ui/icons/icon.tsx'
import { FieldMessages } from '#parts/form/field-box.tsx'
import { useFormSettings } from '#parts/form/form-settings.ts'
import { createNodeValue } from '#parts/form/model/initial-value.ts'
import { joinPath } from '#parts/form/model/paths.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

const swap = (items: readonly unknown[], one: number, other: number): readonly unknown[] =>
  items.map((item, position) => (position === one ? items[other] : position === other ? items[one] : item))

interface RowButtonProps {
  readonly label: string
  readonly icon: 'arrow-up' | 'down' | 'trash'
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

export const RowButton = ({ label, icon, isDisabled = false, onPress }: RowButtonProps) => (
  <button
    type="button"
    className={styles.rowButton}
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
)

interface AddButtonProps {
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

export const AddButton = ({ label, isDisabled, onPress }: AddButtonProps) => (
  <button type="button" className={styles.add} disabled={isDisabled} onClick={onPress}>
    <Icon name="plus" size="sm" />
    {label}
  </button>
)

/** Entries that a person adds, removes and puts in order with buttons. */
export function ListControl({ field }: ControlProps) {
  const { Field } = useFormSettings()
  const { node, label } = field
  const items: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const itemNode = node.items ?? {}
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {field.hint && <p className={styles.groupHint}>{field.hint}</p>}
      <ol className={styles.rows}>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity; the value of a row is controlled.
          <li key={position} className={styles.row}>
            <div className={styles.rowFields}>
              <Field
                node={itemNode}
                name={field.name}
                path={joinPath(field.path, position)}
                label={`${label} ${position + 1}`}
                value={item}
                onChange={next => field.onChange(items.map((each, at) => (at === position ? next : each)))}
                isOptional={false}
                money={field.money}
              />
            </div>
            <RowButton
              label={`Move ${label} ${position + 1} up`}
              icon="arrow-up"
              isDisabled={position === 0}
              onPress={() => field.onChange(swap(items, position, position - 1))}
            />
            <RowButton
              label={`Move ${label} ${position + 1} down`}
              icon="down"
              isDisabled={position === items.length - 1}
              onPress={() => field.onChange(swap(items, position, position + 1))}
            />
            <RowButton
              label={`Remove ${label} ${position + 1}`}
              icon="trash"
              onPress={() => field.onChange(items.filter((_, at) => at !== position))}
            />
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className={styles.empty}>No entry yet.</p>}
      <AddButton
        label="Add an entry"
        isDisabled={node.maxItems !== undefined && items.length >= node.maxItems}
        onPress={() => field.onChange([...items, createNodeValue(itemNode, field.name)])}
      />
      <FieldMessages id={field.id} error={field.error} />
    </fieldset>
  )
}
