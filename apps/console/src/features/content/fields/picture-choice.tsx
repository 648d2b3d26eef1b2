import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { PictureView } from './picture-view.tsx'
import { usePictureKeys } from './use-picture-keys.ts'
import styles from './fields.module.css'

/** One of the pictures of the site. */
export function PictureChoice({ field }: { readonly field: FieldContext }) {
  const keys = usePictureKeys()
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldBox field={{ ...field, hint: 'It must be live before this can be published.' }}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={value}
          onChange={({ target }) => field.onChange(target.value)}
        >
          {!keys.includes(value) && <option value={value}>{value === '' ? 'Choose…' : value}</option>}
          {keys.map(key => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </InputBox>
      {value !== '' && (
        <div className={styles.below}>
          <PictureView name={value} />
        </div>
      )}
    </FieldBox>
  )
}
