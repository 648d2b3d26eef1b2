import { type Static, Type } from 'typebox'
import { closed, Name } from '#entities/values.ts'
import { staffRoles } from './staff-roles.ts'

export const consoleEnvironments = ['production', 'rehearsal', 'development', 'demo'] as const
export type ConsoleEnvironment = (typeof consoleEnvironments)[number]

/** A staff member of the demo. The browser signs with the key in place of a passkey. */
export const DemoStaffMember = closed({
  name: Name,
  roles: Type.Array(Type.Enum([...staffRoles])),
  passkey: closed({
    privateKey: Type.String({ description: 'PEM of a PKCS #8 key of the curve P-256.' }),
    credentialId: Type.String({ description: 'base64url' }),
  }),
})
export type DemoStaffMember = Static<typeof DemoStaffMember>

/** What a browser reads at `/console.json` before anyone has signed in. */
export const PublicConsoleSettings = closed({
  environment: Type.Enum([...consoleEnvironments]),
  address: Type.String({ description: 'The origin to which the passkeys belong.' }),
  siteAddress: Type.String({
    description: 'The public address of the sites. `{host}` stands for the host of the operator.',
  }),
  hasIdentityProvider: Type.Boolean(),
  release: Type.String(),
  demoStaff: Type.Array(DemoStaffMember, { description: 'Empty outside the demo.' }),
})
export type PublicConsoleSettings = Static<typeof PublicConsoleSettings>

export const publicConsoleSettingsPath = '/console.json'
