import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { toPlainText } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'

/** An optional text that is empty is left out. */
const toTextValue = (text: string, isOptional: boolean): string | undefined =>
  text === '' && isOptional ? undefined : text

const findExample = (examples: readonly unknown[] | undefined): string | undefined => {
  const [example] = examples ?? []
  return typeof example === 'string' ? `For example ${example}` : undefined
}

interface TextInputProps extends ControlProps {
  readonly type?: 'text' | 'email' | 'url' | 'password'
  readonly after?: string | undefined
  readonly toValue?: (text: string) => string
}

function TextInput({ field, type = 'text', after, toValue = text => text }: TextInputProps) {
  return (
    <FieldBox field={{ ...field, hint: field.hint ?? findExample(field.node.examples) }}>
      <InputBox after={after}>
        <input
          {...toControlAttributes({ ...field, hint: field.hint ?? findExample(field.node.examples) })}
          type={type}
          value={toPlainText(field.value)}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          spellCheck={type === 'text' && field.node.pattern === undefined}
          onChange={event => field.onChange(toTextValue(toValue(event.target.value), field.isOptional))}
        />
      </InputBox>
    </FieldBox>
  )
}

export const TextControl = ({ field }: ControlProps) => <TextInput field={field} />
export const EmailControl = ({ field }: ControlProps) => <TextInput field={field} type="email" />
export const UrlControl = ({ field }: ControlProps) => <TextInput field={field} type="url" />
export const SecretControl = ({ field }: ControlProps) => <TextInput field={field} type="password" />

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Two letters, with the name of the country inside the box. */
export function CountryControl({ field }: ControlProps) {
  const code = toPlainText(field.value)
  const name = /^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined
  return <TextInput field={field} after={name} toValue={text => text.toUpperCase().trim()} />
}

export function LongTextControl({ field }: ControlProps) {
  return (
    <FieldBox field={field}>
      <InputBox>
        <textarea
          {...toControlAttributes(field)}
          value={toPlainText(field.value)}
          onChange={event => field.onChange(toTextValue(event.target.value, field.isOptional))}
        />
      </InputBox>
    </FieldBox>
  )
}
