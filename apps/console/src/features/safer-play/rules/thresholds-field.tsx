import {
  defaultThresholds,
  isThresholdName,
  type ThresholdName,
} from '@fairground/rules/protection/thresholds'
import { MinorUnitsControl, IntegerControl } from '#parts/form/controls/number-control.tsx'
import { type FieldContext, useFormSettings } from '#parts/form/form-settings.ts'
import { joinPath } from '#parts/form/model/paths.ts'
import { findThresholds, groupNames, thresholdGroups, thresholdWords } from '../words/threshold-words.ts'
import styles from './rules.module.css'

interface Override {
  readonly name: string
  readonly value: unknown
}

const toOverrides = (value: unknown): readonly Override[] =>
  Array.isArray(value) ? (value as Override[]) : []

const unitHints = {
  clock: 'Minutes after midnight UTC',
  percent: 'Percent',
  minutes: 'Minutes',
  days: 'Days',
}

/** Sets one threshold. One that equals the default is left out, so that it follows later defaults. */
const setOverride = (
  overrides: readonly Override[],
  name: ThresholdName,
  value: unknown,
): readonly Override[] => {
  const others = overrides.filter(each => each.name !== name)
  return value === defaultThresholds[name] ? others : [...others, { name, value }]
}

/** The thresholds that differ from the defaults, as an operator stores them. */
export const toChangedThresholds = (thresholds: readonly Override[]) =>
  thresholds.flatMap(({ name, value }) =>
    typeof value === 'number' && isThresholdName(name) && defaultThresholds[name] !== value
      ? [{ name, value }]
      : [],
  )

/** All thresholds as fields, in groups. The form holds the changed ones. */
export function ThresholdsField({ field }: { readonly field: FieldContext }) {
  const { errors } = useFormSettings()
  const overrides = toOverrides(field.value)
  const findError = (name: ThresholdName): string | undefined => {
    const path = joinPath(
      field.path,
      overrides.findIndex(each => each.name === name),
    )
    return errors.find(error => error.path === path || error.path === joinPath(path, 'value'))?.text
  }
  const getValue = (name: ThresholdName): unknown => {
    const override = overrides.find(each => each.name === name)
    // An emptied field stays empty until another value is typed.
    return override ? override.value : defaultThresholds[name]
  }
  return (
    <div className={styles.groups}>
      {groupNames.map(group => (
        <details key={group} className={styles.group}>
          <summary>{thresholdGroups[group]}</summary>
          <div className={styles.fields}>
            {findThresholds(group).map(name => {
              const { title, unit } = thresholdWords[name]
              const isMoney = unit === 'money'
              const value = getValue(name)
              const Control = isMoney ? MinorUnitsControl : IntegerControl
              const hint = Object.hasOwn(unitHints, unit)
                ? unitHints[unit as keyof typeof unitHints]
                : undefined
              return (
                <Control
                  key={name}
                  field={{
                    ...field,
                    id: `${field.id}-${name}`,
                    path: `${field.path}.${name}`,
                    name,
                    label: title,
                    hint,
                    error: findError(name),
                    value: isMoney && typeof value === 'number' ? String(value) : value,
                    isOptional: false,
                    isChanged: value !== defaultThresholds[name],
                    onChange: next =>
                      field.onChange(
                        setOverride(
                          overrides,
                          name,
                          isMoney && typeof next === 'string' ? Number(next) : next,
                        ),
                      ),
                  }}
                />
              )
            })}
          </div>
        </details>
      ))}
    </div>
  )
}
