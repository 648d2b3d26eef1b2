import type { FormDraft } from '#shared/form/form-draft.ts'

export type WithdrawalDraft = FormDraft<{ amount: string; methodId: string }>
