import type { textAreas, textFilters } from '@fairground/contract/operator/operations/languages'

export const filterWords: Readonly<Record<(typeof textFilters)[number], string>> = {
  all: 'All',
  missing: 'Missing',
  changed: 'English changed',
  own: 'Own texts',
}

export const areaWords: Readonly<Record<(typeof textAreas)[number], string>> = {
  site: 'Site',
  mail: 'Mails',
  notification: 'Notifications',
}
