import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { StaffMember } from '#staff/staff-member.ts'
import { type DemoStaffName, ensureDemoStaff, signInDemoStaff } from './demo-staff.ts'

export interface DemoApiOptions {
  readonly ownerUrl: string
  readonly consoleUrl: string
  /** The folder of the stack, which holds the software passkeys of the staff. */
  readonly folder: string
}

/** The operator API, called by the staff of the demo. */
export interface DemoApi {
  /** A staff member with a fresh proof by passkey. The call has the signature of the operator API. */
  as(name: DemoStaffName): Promise<StaffMember>
  /** One staff member proposes and another approves. Throws if the proposal does not take effect. */
  readonly decide: <K extends ProposalKind>(
    memberId: number,
    kind: K,
    payload: ProposalPayload<K>,
    people?: { readonly maker: DemoStaffName; readonly voter: DemoStaffName },
  ) => Promise<void>
  /** Signs in again at the next call, for example after the console was restarted. */
  forget(): void
}

/** A proof by passkey counts for five minutes. */
const signInMs = 240_000
const reason = 'part of the demonstration'

/** Creates the staff of the demo at its first use and signs them in when they are needed. */
export const openDemoApi = ({ ownerUrl, consoleUrl, folder }: DemoApiOptions): DemoApi => {
  const signedIn = new Map<DemoStaffName, { readonly at: number; readonly member: Promise<StaffMember> }>()
  let staff: Promise<void> | undefined
  const as = (name: DemoStaffName): Promise<StaffMember> => {
    const known = signedIn.get(name)
    if (known && Date.now() - known.at < signInMs) return known.member
    staff ??= ensureDemoStaff(ownerUrl, consoleUrl, folder)
    const member = staff.then(() => signInDemoStaff(consoleUrl, folder, name))
    signedIn.set(name, { at: Date.now(), member })
    return member
  }
  return {
    as,
    async decide(memberId, kind, payload, { maker, voter } = { maker: 'rosa', voter: 'viktor' }) {
      const proposal = await (await as(maker)).propose(memberId, kind, payload, reason)
      const { status, result } = await (await as(voter)).vote(memberId, proposal)
      if (status !== 'executed')
        throw new Error(`${kind} of operator ${memberId} is ${status}: ${JSON.stringify(result)}`)
    },
    forget() {
      staff = undefined
      signedIn.clear()
    },
  }
}
