import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DemoStaffName, ensureDemoStaff, signInDemoStaff } from '@fairground/testkit/demo/demo-staff'
import type { Stack } from '@fairground/testkit/stack/stack'

const root = join(import.meta.dirname, '..', '..', '..')

/** Runs `npm run operator` as a staff member of the demo would. */
export const runOperatorCommand = async (
  { ownerUrl, consoleUrl, folder }: Stack,
  member: string,
  args: readonly string[],
  staff: DemoStaffName,
): Promise<string> => {
  await ensureDemoStaff(ownerUrl, consoleUrl, folder)
  const { token } = await signInDemoStaff(consoleUrl, folder, staff)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', ...args, '--member', member, '--reason', 'looked at it'],
    {
      cwd: root,
      env: { ...process.env, FAIRGROUND_CONSOLE_ADDRESS: consoleUrl, FAIRGROUND_STAFF_TOKEN: token },
    },
  )
  return stdout
}
