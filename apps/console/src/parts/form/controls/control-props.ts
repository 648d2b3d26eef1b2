import type { FieldContext } from '#parts/form/form-settings.ts'

export interface ControlProps {
  readonly field: FieldContext
}
