import type { Player } from '@fairground/contract/entities/player'

/** Two letters for the avatar: of the name where it is known, else of the username. */
export const initials = ({ username, details }: Pick<Player, 'username' | 'details'>): string => {
  const named = `${details.firstName.slice(0, 1)}${details.lastName.slice(0, 1)}`
  return (named === '' ? username.slice(0, 2) : named).toUpperCase()
}
