import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublicConsoleSettings } from '@fairground/contract/operator/public-console-settings'
import { consoleStaff, ensureConsoleStaff, getConsoleStaffFile } from '@fairground/testkit/demo/console-staff'
import { signInStaff } from '@fairground/testkit/staff/staff-member'
import { expect, it } from 'vitest'
import { openBooks } from '#testing/books.test-support.ts'
import { openTestConsole } from '#testing/test-console.test-support.ts'

it('lets a visitor of the demo sign in as each of its staff', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-demo-'))
  const books = await openBooks()
  const staffConsole = await openTestConsole(books, {}, { demoStaffFile: getConsoleStaffFile(folder) })
  try {
    const { address } = staffConsole
    await ensureConsoleStaff(books.database.ownerUrl, address, folder)
    // A second start of the demo changes nothing.
    await ensureConsoleStaff(books.database.ownerUrl, address, folder)
    const { demoStaff } = (await (await fetch(`${address}/console.json`)).json()) as PublicConsoleSettings
    expect(demoStaff).toHaveLength(Object.keys(consoleStaff).length)
    for (const { name, roles, passkey } of demoStaff) {
      const member = await signInStaff(address, passkey)
      const me = await member.call('getMe', {})
      expect([me.name, me.grants.map(({ role }) => role).toSorted()]).toEqual([name, roles.toSorted()])
    }
  } finally {
    await staffConsole.close()
    await books.close()
    rmSync(folder, { recursive: true })
  }
})
