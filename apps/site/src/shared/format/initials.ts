import type { Player } from '@fairground/contract/entities/players/player'

/** Two avatar initials from the name, else from the username. */
export const initials = ({ username, details }: Pick<Player, 'username' | 'details'>): string => {
  const named = `${details.firstName.slice(0, 1)}${details.lastName.slice(0, 1)}`
  return (named === '' ? username.slice(0, 2) : named).toUpperCase()
}
