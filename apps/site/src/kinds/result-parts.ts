export type DrawnParts =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'balls'
      readonly numbers: readonly number[]
      readonly second: readonly number[]
      readonly of: number
    }
  | { readonly kind: 'digits'; readonly digits: readonly number[] }
  | { readonly kind: 'race'; readonly draws: readonly (readonly number[])[]; readonly of: number }
  | { readonly kind: 'tickets'; readonly tickets: readonly number[] }
  | { readonly kind: 'calls'; readonly last: number; readonly calls: number; readonly of: number }
