import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { platformId } from '@fairground/contract/operator/roles'
import type { Log } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import type { PictureProcesses } from '#pictures/picture-processes.ts'
import type { PartnerFetch } from '#providers/partner-fetch.ts'
import type { StaffDeps } from '../act.ts'
import type { ReadSigners } from '../signer-term/log-signer-term.ts'
import type { StaffSession } from './staff-session.ts'

/** The identity provider of the staff. */
export interface StaffIdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

/** The dependencies of every handler of the operator API. */
export interface ConsoleContext extends StaffDeps {
  /** The public address of the console, the relying party of the passkeys. */
  readonly consoleAddress: string
  readonly identityProvider: StaffIdentityProvider | undefined
  readonly fetchPartner: PartnerFetch
  /** For development: systems of operators may have private addresses. */
  readonly allowPrivatePartners: boolean
  readonly readSigners: ReadSigners
  readonly pictures: PictureProcesses
  readonly log: Log
  readonly observeBreakGlass: () => void
  /** A staff member has reached the ceiling of revealed personal data. */
  readonly observeRevealCeiling: (memberId: number) => void
}

/** The caller of an operation of the operator API. */
export interface OperatorCaller {
  /** Undefined for an operation of the platform. */
  readonly member: Member | undefined
  readonly session: StaffSession | null
  readonly address: string
  readonly client: string
}

export type OperatorHandler<N extends OperatorOperationName> = (
  input: OperatorInput<N>,
  caller: OperatorCaller,
  context: ConsoleContext,
) => Promise<OperatorOutput<N>>

export type OperatorHandlers = { readonly [N in OperatorOperationName]: OperatorHandler<N> }

/** The pipeline has checked the session of every operation that needs one. */
export const requireStaff = ({ session }: OperatorCaller): StaffSession => {
  if (!session) throw new Error('the operation needs a session')
  return session
}

/** The number of the operator, or of the platform. */
export const getMemberId = ({ member }: OperatorCaller): number => member?.id ?? platformId

export const requireMember = ({ member }: OperatorCaller): Member => {
  if (!member) throw new Error('the operation needs an operator')
  return member
}
