import type { Member } from '#operator/members.ts'

/** The colours of a look that pictures and the offline page need. `look-colours.test.ts` compares them with the looks. */
export interface LookColours {
  readonly bg: string
  readonly bg2: string
  readonly surface: string
  readonly text: string
  readonly text2: string
  readonly brand: string
  readonly cta: string
  readonly onCta: string
  /** The colour of the header, which a browser continues in its own bars. */
  readonly theme: string
  readonly balls: readonly [string, string, string, string, string]
}

export type LookName = `${Member['look']}/${Member['scheme']}`

export const lookColours: { readonly [N in LookName]: LookColours } = {
  'blue/dark': {
    bg: '#071226',
    bg2: '#0b1c3e',
    surface: '#0f2248',
    text: '#f3f7ff',
    text2: '#bfcdee',
    brand: '#4c93ff',
    cta: '#ffcb45',
    onCta: '#201500',
    theme: '#071226',
    balls: ['#ffc531', '#5cc3ff', '#ff6a4d', '#2fcb8f', '#a77bff'],
  },
  'blue/light': {
    bg: '#edf3ff',
    bg2: '#dce8ff',
    surface: '#ffffff',
    text: '#0a1836',
    text2: '#3a4c78',
    brand: '#1557d6',
    cta: '#ffc531',
    onCta: '#201500',
    theme: '#ffffff',
    balls: ['#ffc531', '#5cc3ff', '#ff6a4d', '#2fcb8f', '#a77bff'],
  },
  'cartoon/light': {
    bg: '#fff3d6',
    bg2: '#8adcff',
    surface: '#ffffff',
    text: '#24163f',
    text2: '#4b3b6e',
    brand: '#5b2bd9',
    cta: '#ff8a1f',
    onCta: '#24163f',
    theme: '#5b2bd9',
    balls: ['#ffd53d', '#4cc6ff', '#ff5a4f', '#44cf6c', '#9b6bff'],
  },
  'cartoon/dark': {
    bg: '#1e1440',
    bg2: '#3a2a86',
    surface: '#2c2058',
    text: '#fff6e2',
    text2: '#dcd2f5',
    brand: '#b99bff',
    cta: '#ff9a3d',
    onCta: '#24163f',
    theme: '#120a2c',
    balls: ['#ffd53d', '#4cc6ff', '#ff5a4f', '#44cf6c', '#9b6bff'],
  },
  'sweet-blue/light': {
    bg: '#e3f0ff',
    bg2: '#f4e9ff',
    surface: '#ffffff',
    text: '#1b2752',
    text2: '#414f80',
    brand: '#2b5cdb',
    cta: '#d31867',
    onCta: '#ffffff',
    theme: '#ffffff',
    balls: ['#ffe08a', '#7cc8ff', '#f2547f', '#a6efd4', '#9a72ee'],
  },
  'sweet-blue/dark': {
    bg: '#15183a',
    bg2: '#2a1f52',
    surface: '#222650',
    text: '#f4f5ff',
    text2: '#cbd2f6',
    brand: '#9dbbff',
    cta: '#ff86b6',
    onCta: '#3a0520',
    theme: '#15183a',
    balls: ['#ffe08a', '#7cc8ff', '#f2547f', '#a6efd4', '#9a72ee'],
  },
}

export const getLookColours = ({ look, scheme }: Pick<Member, 'look' | 'scheme'>): LookColours =>
  lookColours[`${look}/${scheme}`]
