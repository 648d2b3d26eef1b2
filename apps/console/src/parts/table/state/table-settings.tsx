import { createContext, type ReactNode, use } from 'react'
import type { Density } from './table-state.ts'

/** What a table needs to know about the person who uses it. */
export interface TableSettings {
  /** Saved views belong to this staff member; without it none are offered. */
  readonly staffId?: string | undefined
  /** The person named in exports. */
  readonly staffName?: string | undefined
  /** Whether single letters act as keys; arrows, Enter and Esc always do. */
  readonly hasSingleKeys: boolean
  /** The density that this person prefers. */
  readonly density: Density
  readonly getNow: () => Date
}

const standard: TableSettings = { hasSingleKeys: true, density: 'normal', getNow: () => new Date() }

const TableSettingsContext = createContext<TableSettings>(standard)

export interface TableSettingsProviderProps extends Partial<TableSettings> {
  readonly children: ReactNode
}

export function TableSettingsProvider({ children, ...settings }: TableSettingsProviderProps) {
  return <TableSettingsContext value={{ ...standard, ...settings }}>{children}</TableSettingsContext>
}

export const useTableSettings = (): TableSettings => use(TableSettingsContext)
