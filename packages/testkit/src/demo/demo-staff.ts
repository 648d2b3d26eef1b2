import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { hireIntoFile } from '#staff/hire-into-file.ts'
import type { SavedPasskey } from '#staff/software-passkey.ts'
import { signInStaff, type StaffMember } from '#staff/staff-member.ts'

/** The staff of the demo. Each works for all its operators. */
export const demoStaff = {
  nadia: ['kycAnalyst', 'support'],
  tom: ['cashier', 'finance'],
  ines: ['cashier', 'finance', 'saferPlay'],
  rosa: ['platformAdmin', 'drawOfficer', 'productManager', 'contentEditor'],
  viktor: ['platformAdmin', 'controller', 'gameApprover', 'saferPlay', 'auditor'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type DemoStaffName = keyof typeof demoStaff

type SavedStaff = { readonly [N in DemoStaffName]: SavedPasskey }

const names = Object.keys(demoStaff) as DemoStaffName[]

const getFile = (folder: string): string => join(folder, 'staff.json')

/** Creates the staff at the first start. Their software passkeys are in the folder of the demo. */
export const ensureDemoStaff = (ownerUrl: string, consoleUrl: string, folder: string): Promise<void> => {
  const people = names.map(
    name =>
      [
        name,
        {
          roles: demoStaff[name],
          memberId: null,
          name: `${name[0]!.toUpperCase()}${name.slice(1)} (demo)`,
          email: `${name}@staff.example`,
        },
      ] as const,
  )
  return hireIntoFile(getFile(folder), { ownerUrl, consoleUrl }, Object.fromEntries(people), ({ passkey }) =>
    passkey.save(),
  )
}

export const signInDemoStaff = (
  consoleUrl: string,
  folder: string,
  name: DemoStaffName,
): Promise<StaffMember> => {
  const saved = JSON.parse(readFileSync(getFile(folder), 'utf8')) as SavedStaff
  return signInStaff(consoleUrl, saved[name])
}
