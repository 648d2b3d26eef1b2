import { isEmail } from '@fairground/rules/validation/email'
import { usernameProblem } from '@fairground/rules/validation/username'
import { useEffect } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { usePasswordMinimum } from '#shared/form/new-password-field.tsx'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useExists } from '#shared/form/use-exists.ts'
import { useForm } from '#shared/form/use-form.ts'
import { useHomeCountry } from '#shared/form/use-home-country.ts'
import { registerDraft, type RegisterValues } from './register-draft.ts'
import { registerProblems } from './register-problems.ts'
import { withMember } from './with-member.ts'

const queryUsername = (username: string) => call('checkUsername', { username: withMember(username) })
const queryEmail = (email: string) => call('checkEmail', { email: withMember(email) })

/** Preselects the visitor's country by IP address. */
const usePreselectedCountry = (): void => {
  const home = useHomeCountry()
  useEffect(() => {
    if (home !== undefined && registerDraft.store.getState().country === '')
      registerDraft.store.setState({ country: home })
  }, [home])
}

/** The short registration form with server-side checks of username and email. */
export const useRegisterForm = (onSubmit: (values: RegisterValues) => void) => {
  const t = useText()
  const passwordMinimum = usePasswordMinimum()
  const usernames = useExists(queryUsername)
  const emails = useExists(queryEmail)
  usePreselectedCountry()

  const form = useForm({
    draft: registerDraft,
    findProblems: values => ({
      ...problemTexts<RegisterValues>(registerProblems(values, passwordMinimum)),
      ...(usernames.getFlag(values.username.trim()) === true && { username: t('register.usernameTaken') }),
      ...(emails.getFlag(values.email.trim()) === true && { email: t('register.emailTaken') }),
    }),
    onSubmit,
    onLeave: (name, values) => {
      const [username, email] = [values.username.trim(), values.email.trim()]
      if (name === 'username' && usernameProblem(username) === undefined) usernames.check(username)
      if (name === 'email' && isEmail(email)) emails.check(email)
    },
  })

  const getFieldState = (exists: ReturnType<typeof useExists>, value: string) => ({
    checking: exists.isChecking(value),
    good: exists.getFlag(value) === false,
    taken: exists.getFlag(value) === true,
  })
  return {
    form,
    username: getFieldState(usernames, form.values.username.trim()),
    email: getFieldState(emails, form.values.email.trim()),
  }
}
