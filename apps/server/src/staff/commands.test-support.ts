import { join } from 'node:path'
import { staffRoles } from '@fairground/contract/operator/staff-roles'
import type { TestServer } from '@fairground/testkit/server/test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { operatorCommand } from '#operator-client/operator-command.ts'

export interface CommandOutput {
  readonly code: 0 | 1 | 2
  readonly text: string
}

const staff = new WeakMap<TestServer, Promise<readonly [StaffMember, StaffMember]>>()

/** Two staff members with every role, for tests of commands rather than of rights. */
export const findTestStaff = (server: TestServer): Promise<readonly [StaffMember, StaffMember]> => {
  const known =
    staff.get(server) ??
    Promise.all([
      server.hire(staffRoles, { memberId: null }),
      server.hire(staffRoles, { memberId: null }),
    ] as const)
  staff.set(server, known)
  return known
}

/** Runs a staff command against the test server. Quoted words stay together. */
export const runStaffCommand = async (
  server: TestServer,
  line: string,
  more: readonly string[] = ['--reason', 'a test'],
): Promise<CommandOutput> => {
  const [member] = await findTestStaff(server)
  const lines: string[] = []
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const say = (text: string) => void lines.push(text)
  const code = await operatorCommand([...words, '--member', 'north', ...more], {
    environment: {
      FAIRGROUND_CONSOLE_ADDRESS: await server.startConsole(),
      FAIRGROUND_STAFF_TOKEN: member.token,
    },
    devFile: join(server.folder, 'no-such-file.json'),
    print: say,
    printError: say,
  })
  return { code, text: lines.join('\n') }
}

/** Runs a command that proposes a change, and lets the second person approve it. */
export const runProposal = async (server: TestServer, line: string): Promise<string> => {
  const { code, text } = await runStaffCommand(server, line)
  const [, memberId, proposalId] = /#vote=(\d+)\/(\d+)$/.exec(text) ?? []
  if (code !== 0 || proposalId === undefined) throw new Error(text)
  const [, second] = await findTestStaff(server)
  const { status, result } = await second.vote(Number(memberId), Number(proposalId))
  if (status !== 'executed') throw new Error(`${status}: ${JSON.stringify(result)}`)
  return status
}
