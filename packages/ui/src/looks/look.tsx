import { createContext, use, type ReactNode } from 'react'

export const looks = ['blue', 'cartoon', 'sweet-blue'] as const
export type Look = (typeof looks)[number]

const LookContext = createContext<Look>('blue')

export function LookProvider({ look, children }: { look: Look; children: ReactNode }) {
  return <LookContext value={look}>{children}</LookContext>
}

export function useLook(): Look {
  return use(LookContext)
}
