import type { Input } from '@fairground/contract/operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import { isEmail } from '@fairground/rules/validation/email'
import { isBlockedCountry } from '#operator/country-rules.ts'
import { isFeatureOn } from '#operator/features.ts'
import type { Member } from '#operator/members.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { ensurePlayerKey, writeDetails } from '#player/details.ts'
import { readPlayer } from '#player/queries/players.ts'
import { playerView } from '#player/player-view.ts'
import { recordReferral } from '#player/referrals.ts'
import { refuseWeakPassword } from '#player/refuse-weak-password.ts'
import { rememberOrigin, getOrigin, sealOrigin } from '#sign-in/index.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import { refuseTooYoung } from './birthdate.ts'
import { sendConfirmationMail } from '#player/send-confirmation-mail.ts'
import { recordOrigin, computeOriginDigests, refuseTooManyFromOrigin } from './origin-limit.ts'
import { insertCashAccount, insertPlayer } from './queries/players.ts'
import { refuseTaken, rethrowTaken } from './refuse-taken.ts'

type ShortInput = Omit<Input<'playerRegistration'>, 'languageId'> & { readonly languageId?: string }

/** Registers a player, runs `add` in the same transaction and logs the player in. */
export const registerPlayer = async <T>(
  input: ShortInput,
  caller: Caller,
  context: Context,
  add: (tx: Tx, playerId: number) => Promise<T>,
) => {
  const { db, vault, passwords, sessions, rateFactor, now } = context
  const { member, address } = caller
  const origin = computeOriginDigests(vault, member.id, address)
  await inMember(db, member.id, async tx => {
    await refuseTooManyFromOrigin(tx, origin, rateFactor)
    refuseInput(input, member, now())
    await refuseTaken(tx, vault, member.id, input)
  })
  const language = await servedLanguage(input.languageId, member, context.siteContents)
  const passwordHash = await passwords.make(input.password, address)
  const work = inMember(db, member.id, async tx => {
    await recordOrigin(tx, origin, rateFactor)
    const playerId = await storePlayer(tx, member, input, { passwordHash, language })
    const { primaryEmail: email, birthdate, username } = input
    await writeDetails(tx, vault, { memberId: member.id, playerId }, { email, birthdate })
    const code = isFeatureOn(member, 'referrals') ? input.refStr : undefined
    await recordReferral(tx, vault, { memberId: member.id, playerId }, { code, email })
    if (!member.settings.emailOnFullRegistration)
      await sendConfirmationMail(tx, context, member, { playerId, username, email, language })
    const added = await add(tx, playerId)
    const row = await readPlayer(tx, member.id, playerId)
    if (row.status !== 'active') throw new Refusal('login.selfRestricted')
    const playerKey = { memberId: member.id, playerId }
    const key = await ensurePlayerKey(tx, vault, playerKey)
    const { token } = await sessions.open(tx, {
      player: playerKey,
      sealedOrigin: sealOrigin(key, playerKey, getOrigin(caller)),
      inCookie: caller.inCookie,
    })
    await rememberOrigin(tx, context, playerKey, caller)
    return { added, token, player: playerView(row, vault) }
  })
  const { added, token, player } = await work.catch(rethrowTaken(context.log))
  return { added, registered: { result: 1 as const, player, authToken: token } }
}

const refuseInput = (input: ShortInput, member: Member, now: number): void => {
  if (!isEmail(input.primaryEmail)) throw new Refusal('request.invalid')
  if (!input.termsAccepted) throw new Refusal('registration.termsNotAccepted')
  refuseTooYoung(input.birthdate, member, now)
  refuseWeakPassword(input.password, member, { username: input.username, email: input.primaryEmail })
  if (!isCountry(input.country)) throw new Refusal('registration.couldNotRegister')
}

const referralPattern = /^[\w-]{1,64}$/

const storePlayer = async (
  tx: Tx,
  member: Member,
  { username, country, refStr }: ShortInput,
  { passwordHash, language }: { readonly passwordHash: string; readonly language: string },
): Promise<number> => {
  const playerId = await insertPlayer(tx, {
    memberId: member.id,
    username,
    passwordHash,
    segment: isBlockedCountry(member, country) ? 'A' : 'B',
    country,
    language,
    referralCode: refStr !== undefined && referralPattern.test(refStr) ? refStr : null,
  })
  await insertCashAccount(tx, { memberId: member.id, playerId }, member.currency)
  return playerId
}
