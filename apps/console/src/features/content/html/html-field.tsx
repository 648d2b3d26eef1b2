import { useRef, useState } from 'react'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { HtmlToolbar } from './html-toolbar.tsx'
import { findForbidden } from './parse-html.ts'
import { RichText } from './rich-text.tsx'
import { isAddress } from './safe-markup.ts'
import styles from './html.module.css'

function HtmlSource({ field, value }: { readonly field: FieldContext; readonly value: string }) {
  const forbidden = findForbidden(value)
  return (
    <>
      <InputBox>
        <textarea
          {...toControlAttributes(field)}
          aria-label={`${field.label} as HTML`}
          data-code=""
          spellCheck={false}
          value={value}
          onChange={event => field.onChange(event.target.value)}
        />
      </InputBox>
      {forbidden.length > 0 && (
        <Note tone="warn" icon="warning">
          Saving leaves out what pages may not contain: {forbidden.join(', ')}
        </Note>
      )}
    </>
  )
}

/** A text with markup: as players read it, or as HTML. */
export function HtmlField({
  field,
  isReadOnly,
}: {
  readonly field: FieldContext
  readonly isReadOnly: boolean
}) {
  const value = typeof field.value === 'string' ? field.value : ''
  const [isSource, setIsSource] = useState(() => isAddress(value))
  const root = useRef<HTMLDivElement>(null)
  return (
    <FieldBox
      field={field}
      isGroup
      labelEnd={
        <Button tone="quiet" isPressed={isSource} onPress={() => setIsSource(!isSource)}>
          HTML
        </Button>
      }
    >
      {isSource ? (
        <HtmlSource field={field} value={value} />
      ) : (
        <div className={styles.editor}>
          {!isReadOnly && <HtmlToolbar root={root} />}
          <RichText
            field={field}
            value={value}
            onChange={field.onChange}
            root={root}
            isReadOnly={isReadOnly}
          />
        </div>
      )}
    </FieldBox>
  )
}
