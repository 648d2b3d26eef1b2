import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { beginCode, type CodeChecks, redeemClaims } from '#providers/identity-provider.ts'
import { openSession } from './open-session.ts'
import type { ConsoleContext, OperatorHandler } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { consumeChallenge, upsertChallenge } from './queries/challenges.ts'
import { findStaffByEmail, findStaffByIdentity, insertIdentity } from './queries/staff.ts'

const redirectSeconds = 600

/** Values of the claim `amr` (RFC 8176) that mean more than one factor. */
const strongMethods: ReadonlySet<unknown> = new Set(['mfa', 'hwk', 'fpt', 'face', 'iris', 'sc'])

const requireProvider = ({ identityProvider, consoleAddress }: ConsoleContext) => {
  if (!identityProvider)
    throw new OperatorRefusal('staff.refused', 'this installation has no identity provider for staff')
  return {
    ...identityProvider,
    redirectUri: new URL('/oidc', consoleAddress).href,
    scope: 'openid email',
  }
}

export const beginOidcSignIn: OperatorHandler<'beginOidcSignIn'> = async (_, __, context) => {
  const { url, ...checks } = await beginCode(requireProvider(context), context.fetchPartner)
  await inMember(context.db, platformId, tx =>
    upsertChallenge(tx, {
      id: `oidc-state/${checks.state}`,
      purpose: 'oidc',
      secret: JSON.stringify(checks),
      seconds: redirectSeconds,
    }),
  )
  return { url }
}

/** The account must exist: an identity provider creates no staff. The first sign-in links it by verified email. */
export const finishOidcSignIn: OperatorHandler<'finishOidcSignIn'> = async ({ query }, caller, context) => {
  const provider = requireProvider(context)
  const state = new URLSearchParams(query).get('state') ?? ''
  const begun = await inMember(context.db, platformId, tx =>
    consumeChallenge(tx, 'oidc', `oidc-state/${state}`),
  )
  if (!begun) throw new OperatorRefusal('staff.proofNotValid')
  const checks = JSON.parse(begun.secret) as CodeChecks
  const claims = await redeemClaims(provider, query, checks, context.fetchPartner).catch((error: unknown) => {
    context.log.warn({ err: error }, 'identity provider rejected the code')
    throw new OperatorRefusal('staff.proofNotValid')
  })
  const methods = Array.isArray(claims['amr']) ? claims['amr'] : []
  if (!methods.some(method => strongMethods.has(method))) throw new OperatorRefusal('staff.mfaRequired')
  return inMember(context.db, platformId, async tx => {
    const { issuer } = provider
    const linked = await findStaffByIdentity(tx, issuer, claims.sub)
    const { email, email_verified: isVerified } = claims
    const byEmail =
      linked === undefined && typeof email === 'string' && isVerified === true
        ? await findStaffByEmail(tx, email)
        : undefined
    const staff = linked ?? byEmail
    if (staff?.status !== 'active' || staff.break_glass) throw new OperatorRefusal('staff.proofNotValid')
    if (!linked) await insertIdentity(tx, staff.id, issuer, claims.sub)
    const person = { staffId: staff.id, name: staff.name, breakGlass: false }
    return openSession(tx, context, caller, person, 'oidc')
  })
}
