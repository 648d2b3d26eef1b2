import { useState } from 'react'
import { Icon } from '#icons/icon.tsx'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix' | 'prefix'> {
  showLabel: string
  hideLabel: string
  /** Live checklist of the password rules. */
  rules?: readonly { text: string; met: boolean }[]
}

export function PasswordField({ showLabel, hideLabel, rules = [], ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div>
      <Field
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideLabel : showLabel}
            pressed={shown}
            onPress={() => setShown(!shown)}
            className={styles.toggle}
          />
        }
      />
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(rule => (
            <li key={rule.text} data-met={rule.met || undefined}>
              <Icon name={rule.met ? 'check' : 'minus'} size="sm" />
              {rule.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
