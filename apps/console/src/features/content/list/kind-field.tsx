import type { ContentKind } from '@fairground/contract/operator/content-kinds'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { kindWords } from '../model/kind-words.ts'

/** The kind of new content. */
export function KindField({
  field,
  kinds,
  onChoose,
}: {
  readonly field: FieldContext
  readonly kinds: readonly ContentKind[]
  readonly onChoose: (kind: ContentKind) => void
}) {
  return (
    <FieldBox field={{ ...field, label: 'Kind', isChanged: false }}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={String(field.value)}
          onChange={({ target }) => {
            const chosen = kinds.find(each => each === target.value)
            if (chosen) onChoose(chosen)
          }}
        >
          {kinds.map(kind => (
            <option key={kind} value={kind}>
              {kindWords[kind].one}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
