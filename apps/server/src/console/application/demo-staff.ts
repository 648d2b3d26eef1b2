import { existsSync } from 'node:fs'
import { DemoStaffMember } from '@fairground/contract/operator/public-console-settings'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { createFileReader } from '#platform/http/file-reader.ts'

const DemoStaff = Type.Record(Type.String(), DemoStaffMember)

/** Reads the staff of the demo, with keys in place of passkeys. The demo writes the file after the console has started. */
export const createDemoStaffReader = (file: string | undefined): (() => DemoStaffMember[]) => {
  if (file === undefined) return () => []
  const read = createFileReader(file)
  return () => {
    if (!existsSync(file)) return []
    const staff: unknown = JSON.parse(read())
    if (!Check(DemoStaff, staff)) throw new Error(`${file} does not list staff of the demo`)
    return Object.values(staff)
  }
}
