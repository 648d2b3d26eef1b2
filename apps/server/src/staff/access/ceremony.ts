import type { Static } from 'typebox'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@fairground/contract/entities/players/passkey'
import type { Tx } from '@fairground/database/transaction'
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { OperatorRefusal } from './operator-refusal.ts'
import { lockPasskey, readPasskeys, updateCounter } from './queries/passkeys.ts'

export const ceremonySeconds = 120
const timeout = ceremonySeconds * 1000

/** EdDSA, ES256 and RS256, which every browser supports. */
const algorithms = [-8, -7, -257]

/** The console is the relying party. Passkeys of staff therefore work on no operator's site. */
const getRelyingParty = (consoleAddress: string) => {
  const { hostname, origin } = new URL(consoleAddress)
  return { rpID: hostname, origin }
}

/** The passkey must verify the person (fingerprint, PIN), so it is two factors in one. */
export const createRegistration = async (
  consoleAddress: string,
  { name, email }: { readonly name: string; readonly email: string },
  known: readonly { readonly credential_id: string }[] = [],
): Promise<Static<typeof PasskeyCreationOptions>> => {
  const { rpID } = getRelyingParty(consoleAddress)
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID,
    rpName: 'Fairground console',
    userName: email,
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    rp: { id: rpID, name: 'Fairground console' },
    user: { id: user.id, name: email, displayName: name },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    extensions: { credProps: true },
    hints: [],
  }
}

export const verifyRegistration = async (
  consoleAddress: string,
  created: Static<typeof PasskeyRegistration>,
  expectedChallenge: string,
): Promise<WebAuthnCredential> => {
  const { rpID, origin } = getRelyingParty(consoleAddress)
  const outcome = await verifyRegistrationResponse({
    response: created,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // The library throws on malformed input.
  }).catch(() => undefined)
  if (!outcome?.verified) throw new OperatorRefusal('staff.proofNotValid')
  return outcome.registrationInfo.credential
}

/** A request for a signature over the challenge, by any passkey or by those of one staff member. */
export const createRequest = async (
  tx: Tx,
  consoleAddress: string,
  challenge: string,
  staffId?: number,
): Promise<Static<typeof PasskeyRequestOptions>> => {
  const known = staffId === undefined ? [] : await readPasskeys(tx, staffId)
  return {
    challenge,
    rpId: getRelyingParty(consoleAddress).rpID,
    allowCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    timeout,
    userVerification: 'required',
  }
}

/** Returns the staff member whom the signature proves. Throws if it proves no one, or another one than expected. */
export const verifyAssertion = async (
  tx: Tx,
  consoleAddress: string,
  answer: Static<typeof PasskeyAssertion>,
  expectedChallenge: string,
  expectedStaffId?: number,
) => {
  const row = await lockPasskey(tx, answer.id)
  if (!row || (expectedStaffId !== undefined && row.staff_id !== expectedStaffId))
    throw new OperatorRefusal('staff.proofNotValid')
  const { rpID, origin } = getRelyingParty(consoleAddress)
  const outcome = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!outcome?.verified) throw new OperatorRefusal('staff.proofNotValid')
  await updateCounter(tx, row.credential_id, outcome.authenticationInfo.newCounter)
  return { staffId: row.staff_id, name: row.name, breakGlass: row.break_glass }
}
