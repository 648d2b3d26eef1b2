import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import pg from 'pg'
import { hireStaff } from '#staff/hire-staff.ts'
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
export const ensureDemoStaff = async (
  ownerUrl: string,
  consoleUrl: string,
  folder: string,
): Promise<void> => {
  const file = getFile(folder)
  if (existsSync(file)) return
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<R>(text, [...values])).rows
    const saved: [DemoStaffName, SavedPasskey][] = []
    for (const name of names) {
      const member = await hireStaff(sql, consoleUrl, {
        roles: demoStaff[name],
        memberId: null,
        name: `${name[0]!.toUpperCase()}${name.slice(1)} (demo)`,
        email: `${name}@staff.example`,
      })
      saved.push([name, member.passkey.save()])
    }
    writeFileSync(file, JSON.stringify(Object.fromEntries(saved), null, 2), { mode: 0o600 })
  } finally {
    await client.end()
  }
}

export const signInDemoStaff = (
  consoleUrl: string,
  folder: string,
  name: DemoStaffName,
): Promise<StaffMember> => {
  const saved = JSON.parse(readFileSync(getFile(folder), 'utf8')) as SavedStaff
  return signInStaff(consoleUrl, saved[name])
}
