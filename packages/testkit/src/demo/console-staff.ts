import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoStaffMember } from '@fairground/contract/operator/public-console-settings'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { hireIntoFile } from '#staff/hire-into-file.ts'

interface Person {
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** In minor units. */
  readonly maxAmount?: bigint
}

/**
 * The staff as whom a visitor signs in to the console of the demo. They work for all its operators. Each kind of proposal
 * has a maker and another person who approves. The automatic staff has accounts of its own.
 */
export const consoleStaff = {
  elena: { name: 'Elena Keller', roles: ['drawOfficer'] },
  tom: { name: 'Tom Ashby', roles: ['controller', 'drawOfficer'] },
  hannah: { name: 'Hannah Lindqvist', roles: ['productManager', 'contentEditor'] },
  marcus: { name: 'Marcus Oyelaran', roles: ['gameApprover'] },
  carol: { name: 'Carol Mbeki', roles: ['cashier'], maxAmount: 100_000n },
  priya: { name: 'Priya Raman', roles: ['finance'] },
  yusuf: { name: 'Yusuf Demir', roles: ['finance', 'cashier'] },
  aoife: { name: 'Aoife Byrne', roles: ['support', 'kycAnalyst'] },
  ines: { name: 'Ines Duarte', roles: ['saferPlay'] },
  nora: { name: 'Nora Vestergaard', roles: ['saferPlay', 'support'] },
  grace: { name: 'Grace Tan', roles: ['platformAdmin'] },
  sam: { name: 'Sam Whitlock', roles: ['platformAdmin', 'contentEditor'] },
  ivo: { name: 'Ivo Varga', roles: ['auditor'] },
} as const satisfies Readonly<Record<string, Person>>

/** The file that the setting FAIRGROUND_CONSOLE_DEMO_STAFF names. */
export const getConsoleStaffFile = (folder: string): string => join(folder, 'console-staff.json')

/** The staff with their keys, by the names of this file. */
export const readConsoleStaff = (
  folder: string,
): Readonly<Record<keyof typeof consoleStaff, DemoStaffMember>> =>
  JSON.parse(readFileSync(getConsoleStaffFile(folder), 'utf8')) as Record<
    keyof typeof consoleStaff,
    DemoStaffMember
  >

/** Creates the staff at the first start and writes the keys of their software passkeys for the console. */
export const ensureConsoleStaff = (ownerUrl: string, consoleUrl: string, folder: string): Promise<void> => {
  const people = Object.entries<Person>(consoleStaff).map(
    ([key, person]) => [key, { ...person, memberId: null, email: `${key}@console.example` }] as const,
  )
  return hireIntoFile(
    getConsoleStaffFile(folder),
    { ownerUrl, consoleUrl },
    Object.fromEntries(people),
    ({ passkey }, { name, roles }): DemoStaffMember => ({ name, roles: [...roles], passkey: passkey.save() }),
  )
}
