import type { ReactNode } from 'react'
import { TimeControl } from '#parts/form/controls/time-control.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { toNoticeTime } from './notice.ts'
import styles from './notices.module.css'

/** A time in the operator's zone for an operation that takes a text. */
function NoticeTime({ field }: { readonly field: FieldContext }) {
  const { value, onChange } = field
  return (
    <TimeControl
      field={{
        ...field,
        value: typeof value === 'string' ? Date.parse(value) : value,
        onChange: at => onChange(typeof at === 'number' ? toNoticeTime(at) : at),
      }}
    />
  )
}

/** The text of a notice, and below it what players will read. */
function NoticeText({ field, where }: { readonly field: FieldContext; readonly where: string }) {
  const text = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldBox field={field}>
      <InputBox>
        <textarea
          {...toControlAttributes(field)}
          rows={3}
          value={text}
          onChange={({ target }) => field.onChange(target.value)}
        />
      </InputBox>
      {text !== '' && (
        <div className={styles.preview}>
          <small>{where}</small>
          <p>{text}</p>
        </div>
      )}
    </FieldBox>
  )
}

/** The controls of the form of a notice. */
export const toNoticeFields = (
  where: string,
): Readonly<Record<string, (field: FieldContext) => ReactNode>> => ({
  text: field => <NoticeText field={field} where={where} />,
  from: field => <NoticeTime field={field} />,
  until: field => <NoticeTime field={field} />,
})

export const noticeLabels = { title: 'Title', text: 'What players read', from: 'From', until: 'Until' }
