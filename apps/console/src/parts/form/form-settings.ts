import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { FieldError } from './model/check-value.ts'
import type { SchemaNode } from './model/schema-node.ts'
import type { MoneyFormat } from './texts/money-text.ts'

/** A field of a form as its control sees it. */
export interface FieldContext {
  readonly path: string
  readonly name: string
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly node: SchemaNode
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The field may be left out. */
  readonly isOptional: boolean
  /** The value differs from the saved one. */
  readonly isChanged: boolean
  readonly money?: MoneyFormat | undefined
}

export interface SchemaFieldProps {
  readonly node: SchemaNode
  readonly name: string
  readonly path: string
  readonly label?: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly isOptional: boolean
  readonly money?: MoneyFormat | undefined
}

/** What all fields of a form share. */
export interface FormSettings {
  /** Renders an inner field. Containers get it from here, because they are fields themselves. */
  readonly Field: ComponentType<SchemaFieldProps>
  readonly idPrefix: string
  readonly errors: readonly FieldError[]
  readonly labels: Readonly<Record<string, string>>
  readonly hints: Readonly<Record<string, string>>
  readonly fixed: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, (field: FieldContext) => ReactNode>>
  readonly reasons: readonly string[]
  readonly initial: unknown
  readonly timeZone: string
}

const defaults: FormSettings = {
  Field: () => null,
  idPrefix: 'form',
  errors: [],
  labels: {},
  hints: {},
  fixed: {},
  fields: {},
  reasons: [],
  initial: undefined,
  timeZone: 'UTC',
}

export const FormSettingsContext = createContext<FormSettings>(defaults)
export const useFormSettings = (): FormSettings => useContext(FormSettingsContext)
