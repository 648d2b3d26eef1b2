export interface MachineProps {
  ballsClass: string | undefined
  /** The highest number of the game; without it the balls show numbers up to 60. */
  max: number | undefined
}
