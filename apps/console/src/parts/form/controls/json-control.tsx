import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { readJsonText, toJsonText } from '#parts/form/texts/codes-text.ts'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import { typedOr } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'

/** An object that the contract leaves open. Screens with a better editor give their own control. */
export function JsonControl({ field }: ControlProps) {
  const { text, onType } = useTypedText(field.value, field.onChange, typedOr(toJsonText), readJsonText)
  return (
    <FieldBox field={{ ...field, hint: field.hint ?? 'JSON' }}>
      <InputBox>
        <textarea
          {...toControlAttributes({ ...field, hint: field.hint ?? 'JSON' })}
          data-code=""
          spellCheck={false}
          value={text}
          onChange={event => onType(event.target.value)}
        />
      </InputBox>
    </FieldBox>
  )
}
