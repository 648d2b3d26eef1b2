import type { ReadinessItem } from '../readiness/readiness-words.ts'

/** The way from nothing to the first ticket. Steps may be done in any order. */
export const steps = {
  address: { title: 'Name and address', todo: 'Where players find the site' },
  look: { title: 'Brand and look', todo: 'One of three looks, with your colours' },
  rules: { title: 'Money and rules', todo: 'Time zone, rule profile and the range of the return' },
  payments: { title: 'Payment provider', todo: 'Save its keys, test it, use it' },
  texts: { title: 'Texts and pages', todo: 'The sender of e-mails and the pages a licence asks for' },
  people: { title: 'A second person', todo: 'Games and money need two. Invite the others' },
  game: { title: 'First game', todo: 'From a template, published by two people' },
  sale: { title: 'First draw on sale', todo: 'The schedule opens it' },
  ready: { title: 'Ready to sell', todo: 'Everything that players need is there' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly todo: string }>>

export type StepName = keyof typeof steps
export const stepNames = Object.keys(steps) as StepName[]

/** The step in which each line of the checklist is done. */
const stepByItem: Readonly<Record<ReadinessItem['item'], StepName>> = {
  hosts: 'address',
  lane: 'address',
  returns: 'rules',
  payments: 'payments',
  mailAddress: 'texts',
  pages: 'texts',
  gameStaff: 'people',
  drawStaff: 'people',
  moneyStaff: 'people',
  playerStaff: 'people',
  game: 'game',
  openInstance: 'sale',
}

/** The lines of a step. The last step has all. */
export const getStepItems = (step: StepName, items: readonly ReadinessItem[]): readonly ReadinessItem[] =>
  step === 'ready' ? items : items.filter(({ item }) => stepByItem[item] === step)

/** A step is done when the server says so for each of its lines. */
export const isStepDone = (step: StepName, items: readonly ReadinessItem[]): boolean =>
  getStepItems(step, items).every(({ isReady }) => isReady)

/** The first step that is not done. */
export const findNextStep = (items: readonly ReadinessItem[]): StepName =>
  stepNames.find(step => !isStepDone(step, items)) ?? 'ready'
