import type { HTMLAttributes, ReactNode } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { typedOr } from '#parts/form/texts/value-text.ts'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import type { ControlProps } from './control-props.ts'

interface TypedInputProps extends ControlProps {
  readonly toText: (value: unknown) => string
  readonly readText: (text: string) => unknown
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** An input for values that a person types in another form than they are sent in. */
export function TypedInput({ field, toText, readText, inputMode, before, after }: TypedInputProps) {
  const { text, onType, onLeave } = useTypedText(field.value, field.onChange, typedOr(toText), readText)
  return (
    <FieldBox field={field}>
      <InputBox before={before} after={after}>
        <input
          {...toControlAttributes(field)}
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          onChange={event => onType(event.target.value)}
          onBlur={onLeave}
        />
      </InputBox>
    </FieldBox>
  )
}
