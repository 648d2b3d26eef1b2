import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { fullDraft } from '#features/registration/full-draft.ts'
import { registerDraft } from '#features/registration/register-draft.ts'

const formType = 'one-click'
const key = `fairground.pendingForm.${bootstrap.memberId}`

interface FormRef {
  readonly id: number
  readonly resumeKey: string
}

const readRef = (): FormRef | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as FormRef | null
  } catch {
    return null
  }
}

/** Everything typed so far, except the password and the consent. */
const typedData = (): Record<string, string> => {
  const { username, country, day, month, year } = registerDraft.store.getState()
  const account = Object.entries({ username, country, day, month, year }).map(
    ([name, value]) => [`account.${name}`, value] as const,
  )
  const full = Object.entries(fullDraft.store.getState())
  return Object.fromEntries([...account, ...full].filter(([, value]) => value !== ''))
}

/** Stores what a visitor has typed. A failure loses only the convenience of resuming. */
export const storePendingForm = async (formIndex: number, formCompleted = false): Promise<void> => {
  const emailAddress = registerDraft.store.getState().email.trim()
  const ref = readRef()
  if (emailAddress === '') return
  const form = { emailAddress, formType, formIndex, formData: typedData(), formCompleted }
  try {
    localStorage.setItem(key, JSON.stringify(await call('postPendingForm', { ...form, ...ref })))
  } catch {
    // The visitor continues with the form that is open.
  }
}

export const forgetPendingForm = (): void => localStorage.removeItem(key)

/** Fills the form with what this browser stored earlier. Returns true if there was something. */
export const resumePendingForm = async (): Promise<boolean> => {
  const ref = readRef()
  if (ref === null || registerDraft.store.getState().email !== '') return false
  try {
    const { emailAddress, formData, formCompleted } = await call('getPendingForm', ref)
    if (formCompleted) return false
    const account = Object.entries(formData).filter(([name]) => name.startsWith('account.'))
    const full = Object.entries(formData).filter(([name]) => name in fullDraft.store.getState())
    registerDraft.store.setState({
      email: emailAddress,
      ...Object.fromEntries(account.map(([name, value]) => [name.slice('account.'.length), value])),
    })
    fullDraft.store.setState(Object.fromEntries(full))
    return true
  } catch {
    forgetPendingForm()
    return false
  }
}
