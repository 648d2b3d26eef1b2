import { formDraft } from '#shared/form/form-draft.ts'

export const credentialsDraft = formDraft({ username: '', password: '' }, ['password'])

export const phoneDraft = formDraft({ country: '', phone: '', password: '' }, ['password'])
