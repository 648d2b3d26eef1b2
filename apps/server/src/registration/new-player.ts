import type { Input } from '@fairground/contract/operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import { isEmail } from '@fairground/rules/validation/email'
import { passwordProblems } from '@fairground/rules/validation/password'
import { sql } from 'kysely'
import { floorRule } from '#ledger/account-key.ts'
import { isBlockedCountry } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerKeyOf, writeDetails } from '#player/details.ts'
import { playerById } from '#player/player-rows.ts'
import { playerView } from '#player/player-view.ts'
import { rememberOrigin } from '#sign-in/known-origins.ts'
import { originOf as sessionOrigin, sealOrigin } from '#sign-in/origin.ts'
import { servedLanguage } from '#published/served-language.ts'
import { refuseTooYoung } from './birthdate.ts'
import { sendConfirmation } from '#player/confirmation-mail.ts'
import { countOrigin, originOf, refuseCrowd } from './origin-limit.ts'
import { refuseTaken, takenAsFault } from './taken-faults.ts'

type ShortInput = Omit<Input<'playerRegistration'>, 'languageId'> & { readonly languageId?: string }

/** Registers, does in the same transaction what the caller adds, and logs the new player in. */
export const registerPlayer = async <T>(
  input: ShortInput,
  caller: Caller,
  context: Context,
  add: (tx: Tx, playerId: number) => Promise<T>,
) => {
  const { db, vault, passwords, sessions, rateFactor, now } = context
  const { member, address } = caller
  const origin = originOf(vault, member.id, address)
  await inMember(db, member.id, async tx => {
    await refuseCrowd(tx, origin, rateFactor)
    refuseInput(input, member, now())
    await refuseTaken(tx, vault, member.id, input)
  })
  const language = await servedLanguage(input.languageId, member, context.content)
  const passwordHash = await passwords.make(input.password)
  const work = inMember(db, member.id, async tx => {
    await countOrigin(tx, origin, rateFactor)
    const playerId = await insertPlayer(tx, member, input, { passwordHash, language })
    const { primaryEmail: email, birthdate, username } = input
    await writeDetails(tx, vault, { memberId: member.id, playerId }, { email, birthdate })
    if (!member.settings.emailOnFullRegistration)
      await sendConfirmation(tx, context, member, { playerId, username, email, language })
    const added = await add(tx, playerId)
    const row = await playerById(tx, member.id, playerId)
    if (row.status !== 'active') throw new Refusal('login.selfRestricted')
    const who = { memberId: member.id, playerId }
    const key = await playerKeyOf(tx, vault, who)
    const { token } = await sessions.open(tx, who, sealOrigin(key, who, sessionOrigin(caller)))
    await rememberOrigin(tx, context, who, caller)
    return { added, token, player: playerView(row, vault) }
  })
  const { added, token, player } = await work.catch(takenAsFault)
  return { added, registered: { result: 1 as const, player, authToken: token } }
}

const refuseInput = (input: ShortInput, member: Member, now: number): void => {
  if (!isEmail(input.primaryEmail)) throw new Refusal('request.invalid')
  if (!input.termsAccepted) throw new Refusal('registration.termsNotAccepted')
  refuseTooYoung(input.birthdate, member, now)
  if (passwordProblems(input.password, member.profile.passwordMinimum).length > 0)
    throw new Refusal('registration.passwordTooWeak')
  if (!isCountry(input.country)) throw new Refusal('registration.couldNotRegister')
}

const referralPattern = /^[\w-]{1,64}$/

const insertPlayer = async (
  tx: Tx,
  member: Member,
  { username, country, refStr }: ShortInput,
  { passwordHash, language }: { readonly passwordHash: string; readonly language: string },
): Promise<number> => {
  const { id } = await tx
    .insertInto('player')
    .values({
      member_id: member.id,
      username,
      password_hash: passwordHash,
      segment: isBlockedCountry(member, country) ? 'A' : 'B',
      country,
      language,
      terms_accepted_at: sql<number>`clock_timestamp()`,
      referral_code: refStr !== undefined && referralPattern.test(refStr) ? refStr : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // An empty account, so that a new player sees a balance before the first deposit.
  await tx
    .insertInto('account')
    .values({
      member_id: member.id,
      kind: 'player:cash',
      ref: BigInt(id),
      currency: member.currency,
      floor_rule: floorRule('player:cash'),
    })
    .execute()
  return id
}
