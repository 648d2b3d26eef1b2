import { databaseNow } from '@fairground/database/transaction'
import { addNotificationCause } from '#events/notification-cause.ts'
import { sendMail } from '#mail/send-mail.ts'
import { sealSupportAnswer } from '#player/sealed/sealed-support-answer.ts'
import { sealAnswers } from '#player/support-case.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { updateToAnswered, updateToClosed } from '#staff/queries/support-cases.ts'
import { openCase } from './open-case.ts'

/** The notification shows the whole answer. */
const maxLength = 4000

/** The answer is mailed to the address of the case. A player is notified on the site too. */
export const answerCase = (deps: StaffDeps, acting: Acting, code: string, template: string): Promise<void> =>
  act(deps, acting, 'answer-case', async tx => {
    const { member, actor } = acting
    const { row, name, email, answers } = await openCase(tx, deps, member.id, code)
    const text = template.replaceAll('{name}', () => name).replaceAll('{code}', row.code)
    if (text.length > maxLength) throw new CommandRefused(`the answer has more than ${maxLength} characters`)
    if (row.status === 'closed') throw new CommandRefused(`case ${row.code} is closed`)
    const at = await databaseNow(tx)
    const sealed = sealAnswers(deps.vault, member.id, [...answers, { by: actor, at, text }])
    await updateToAnswered(tx, member.id, row.id, { sealed, at })
    const facts = { name, code: row.code, text }
    await sendMail(tx, deps.jobs, member, { kind: 'supportAnswer', facts, to: email, language: row.language })
    if (row.player_id !== null) {
      const player = { memberId: member.id, playerId: row.player_id }
      const answer = sealSupportAnswer(deps.vault, player, { code: row.code, text })
      await addNotificationCause(tx, member.id, {
        kind: 'support',
        playerId: row.player_id,
        ref: row.id,
        facts: { sealed: answer },
      })
    }
    return {
      subject: `case/${row.code}`,
      before: { status: row.status, answers: answers.length },
      after: { status: 'answered', answers: answers.length + 1 },
      result: undefined,
    }
  })

/** For a case that needs no answer, or no further one. */
export const closeCase = (deps: StaffDeps, acting: Acting, code: string): Promise<void> =>
  act(deps, acting, 'close-case', async tx => {
    const { row } = await openCase(tx, deps, acting.member.id, code)
    if (row.status === 'closed') throw new CommandRefused(`case ${row.code} is closed`)
    await updateToClosed(tx, acting.member.id, row.id)
    return {
      subject: `case/${row.code}`,
      before: { status: row.status },
      after: { status: 'closed' },
      result: undefined,
    }
  })
