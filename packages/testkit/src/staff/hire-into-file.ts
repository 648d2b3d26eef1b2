import { existsSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { type HireOptions, hireStaff } from './hire-staff.ts'
import type { StaffMember } from './staff-member.ts'

/** Hires the people once for each file and writes what `save` keeps of them, by name. Only the user can read the file. */
export const hireIntoFile = async <P extends HireOptions>(
  file: string,
  { ownerUrl, consoleUrl }: { readonly ownerUrl: string; readonly consoleUrl: string },
  people: Readonly<Record<string, P>>,
  save: (member: StaffMember, person: P) => unknown,
): Promise<void> => {
  if (existsSync(file)) return
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<R>(text, [...values])).rows
    const saved: [string, unknown][] = []
    for (const [name, person] of Object.entries(people))
      saved.push([name, save(await hireStaff(sql, consoleUrl, person), person)])
    writeFileSync(file, JSON.stringify(Object.fromEntries(saved), null, 2), { mode: 0o600 })
  } finally {
    await client.end()
  }
}
