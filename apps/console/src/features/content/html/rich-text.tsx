import { type ClipboardEvent, type RefObject, useEffect, useRef } from 'react'
import { toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { insertNodes } from './edit-commands.ts'
import { parseHtml } from './parse-html.ts'
import { writeHtml } from './write-html.ts'
import styles from './html.module.css'

interface RichTextProps {
  readonly field: FieldContext
  readonly value: string
  readonly onChange: (html: string) => void
  readonly root: RefObject<HTMLDivElement | null>
  readonly isReadOnly: boolean
}

/** A text with headings, lists, links and pictures, as players will read it. */
export function RichText({ field, value, onChange, root, isReadOnly }: RichTextProps) {
  const written = useRef<string>(undefined)
  useEffect(() => {
    if (!root.current || value === written.current) return
    written.current = value
    root.current.replaceChildren(...parseHtml(value))
  }, [root, value])
  const emit = (): void => {
    if (!root.current) return
    written.current = writeHtml(root.current)
    onChange(written.current)
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    const nodes =
      html === '' ? [document.createTextNode(event.clipboardData.getData('text/plain'))] : parseHtml(html)
    insertNodes(nodes)
    emit()
  }
  return (
    <div
      {...toControlAttributes(field)}
      ref={root}
      className={styles.rich}
      role="textbox"
      aria-multiline="true"
      aria-label={field.label}
      aria-readonly={isReadOnly || undefined}
      tabIndex={0}
      contentEditable={!isReadOnly}
      suppressContentEditableWarning
      onInput={emit}
      onPaste={paste}
    />
  )
}
