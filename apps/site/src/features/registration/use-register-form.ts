import { isEmail } from '@fairground/rules/validation/email'
import { usernameProblem } from '@fairground/rules/validation/username'
import { useEffect } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { usePasswordMinimum } from '#shared/form/new-password-field.tsx'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useExists } from '#shared/form/use-exists.ts'
import { useForm } from '#shared/form/use-form.ts'
import { useHomeCountry } from '#shared/form/use-home-country.ts'
import { registerDraft, type RegisterValues } from './register-draft.ts'
import { registerProblems } from './register-problems.ts'

const askUsername = (username: string) => call('checkUsername', { username })
const askEmail = (email: string) => call('checkEmail', { email })

/** The country is where the visitor seems to be until they say otherwise. */
const useCountryAtFirst = (): void => {
  const home = useHomeCountry()
  useEffect(() => {
    if (home !== undefined && registerDraft.store.getState().country === '')
      registerDraft.store.setState({ country: home })
  }, [home])
}

/** The form of the short registration with what the server knows of its username and email. */
export const useRegisterForm = (onSubmit: (values: RegisterValues) => void) => {
  const t = useText()
  const passwordMinimum = usePasswordMinimum()
  const usernames = useExists(askUsername)
  const emails = useExists(askEmail)
  useCountryAtFirst()

  const form = useForm({
    draft: registerDraft,
    problemsOf: values => ({
      ...problemTexts<RegisterValues>(registerProblems(values, passwordMinimum)),
      ...(usernames.flagOf(values.username.trim()) === true && { username: t('register.usernameTaken') }),
      ...(emails.flagOf(values.email.trim()) === true && { email: t('register.emailTaken') }),
    }),
    onSubmit,
    onLeave: (name, values) => {
      const [username, email] = [values.username.trim(), values.email.trim()]
      if (name === 'username' && usernameProblem(username) === undefined) usernames.check(username)
      if (name === 'email' && isEmail(email)) emails.check(email)
    },
  })

  const standing = (exists: ReturnType<typeof useExists>, value: string) => ({
    checking: exists.isChecking(value),
    good: exists.flagOf(value) === false,
    taken: exists.flagOf(value) === true,
  })
  return {
    form,
    username: standing(usernames, form.values.username.trim()),
    email: standing(emails, form.values.email.trim()),
  }
}
