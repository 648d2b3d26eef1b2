import { FileTextControl } from '#parts/form/controls/file-text-control.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { SvgView } from './svg-view.tsx'
import styles from './fields.module.css'

/** A picture of the site, from a file. */
export function SvgField({ field, name }: { readonly field: FieldContext; readonly name: string }) {
  const svg = typeof field.value === 'string' ? field.value : ''
  return (
    <div className={styles.svg}>
      {svg.startsWith('<svg') && <SvgView svg={svg} name={name} />}
      <FileTextControl
        field={{
          ...field,
          label: 'Picture',
          hint: 'An SVG file of at most 100,000 characters. It begins with <svg.',
          // Programs write a declaration before the picture, which the site does not need.
          onChange: value =>
            field.onChange(typeof value === 'string' ? value.replace(/^[\s\S]*?(?=<svg[\s>])/, '') : value),
        }}
      />
    </div>
  )
}
