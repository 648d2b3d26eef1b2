import type { OperatorView } from './use-operator-view.ts'

export const lookWords = {
  blue: { name: 'Night Draw', about: 'A broadcast studio: precise and calm' },
  cartoon: { name: 'Sunday Fair', about: 'Ink outlines, flat colours and bounce' },
  'sweet-blue': { name: 'Confectionery', about: 'Sugar pastels and soft light' },
} as const satisfies Readonly<Record<OperatorView['look'], { readonly name: string; readonly about: string }>>

export const schemeWords = { dark: 'Dark', light: 'Light' } as const satisfies Readonly<
  Record<OperatorView['scheme'], string>
>

export const profileWords = {
  standard: { name: 'Standard', about: 'The rules that most licences ask for' },
  strict: {
    name: 'Strict',
    about: 'GLI-19 and UK-style: identity before play with money, withdrawals cannot be cancelled',
  },
} as const satisfies Readonly<
  Record<OperatorView['profile'], { readonly name: string; readonly about: string }>
>
